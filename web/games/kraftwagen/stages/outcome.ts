import { currentStep, type Event, type State } from '@carriage/kraftwagen'
import { priceForecast } from '@carriage/kraftwagen/forecast'
import { rivalName } from '../../../pages/first-hour/chosen.ts'
import type { StageProps } from './props.ts'

/** Who bought what; the last sentence is about my car, and what another price would have brought. */
export function outcome(props: StageProps, events: readonly Event[]): string[] {
  const { me, format, view } = props
  const sales = events.flatMap((event) => (event.kind === 'carSold' ? [event] : []))
  const own = sales.find(({ car }) => car.owner === me)
  const others = sales
    .filter((sale) => sale !== own)
    .map(({ car, paid, preference }) =>
      format('outcome.sale', { buyer: format(`buyer.${preference}`), name: rivalName(props, car.owner), paid }),
    )
  const best = bestPrice(props, view)
  const better = best && best.paid > (own?.paid ?? 0) ? best : undefined
  const other = better && { price: better.price, paid: better.paid, buyer: format(`buyer.${better.preference}.within`) }
  if (!own) return [...others, other ? format('outcome.unsold', other) : '']
  const { paid, preference } = own
  return [
    ...others,
    format('outcome.mine', { buyer: format(`buyer.${preference}`), paid }),
    other ? format('outcome.better', other) : format('outcome.best'),
  ]
}

interface Offer {
  readonly price: number
  readonly paid: number
  readonly preference: string
}

/** The price of the stage that would have brought most. */
function bestPrice({ me, stage }: StageProps, view: State): Offer | undefined {
  const car = view.market.find(({ owner }) => owner === me)
  if (me === undefined || !car || currentStep(view).name !== 'car') return undefined
  const without: State = {
    ...view,
    market: view.market.filter((each) => each !== car),
    availablePrices: [...view.availablePrices, car.price].toSorted((one, other) => one - other),
  }
  const { body, engine, workers } = car
  const offers = (priceForecast(without, me, { body, engine, workers })?.prices ?? []).flatMap(({ price, fate }) =>
    fate.kind === 'sold' && stage.offers(view, { kind: 'priceCar', price })
      ? [{ price, paid: fate.paid, preference: fate.preference }]
      : [],
  )
  return offers.toSorted((one, other) => other.paid - one.paid)[0]
}
