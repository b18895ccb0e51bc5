import type { Car, Event, State } from '@carriage/age-of-engineering'
import { currentStep } from '@carriage/age-of-engineering'
import { rivalName } from '../../../pages/first-hour/chosen.ts'
import { forecasts } from '../board/forecasts.ts'
import { customerName } from './customer-name.ts'
import type { StageProps } from './props.ts'

/** Who bought what; the last sentences are about my car, and what another price would have brought. */
export function outcome(props: StageProps, events: readonly Event[]): string[] {
  const { me, format } = props
  const sales = events.flatMap((event) => (event.kind === 'carSold' || event.kind === 'investorBought' ? [event] : []))
  const others = sales
    .filter(({ car }) => car.owner !== me)
    .map((sale) =>
      format('outcome.sale', {
        buyer: customerName(props, sale),
        name: rivalName(props, sale.car.owner),
        paid: sale.paid,
      }),
    )
  const own = sales.filter(({ car }) => car.owner === me)
  const paid = own.reduce((sum, sale) => sum + sale.paid, 0)
  const best = bestPrice(props)
  const other = best && best.paid > paid ? { price: best.price, paid: best.paid } : undefined
  if (own.length === 0) return [...others, other ? format('outcome.unsold', other) : '']
  return [
    ...others,
    format('outcome.mine', { count: own.length, paid }),
    other ? format('outcome.better', other) : format('outcome.best'),
  ]
}

interface Offer {
  readonly price: number
  readonly paid: number
}

/** The price of the stage that would have brought most to the car that is for sale. */
function bestPrice({ me, stage, view }: StageProps): Offer | undefined {
  const car = view.market.find(({ owner }) => owner === me)
  if (!car || currentStep(view).name === 'priceCar') return undefined
  const free = [...view.priceChart, car.price].filter((price) => stage.offers(view, { kind: 'priceCar', price }))
  const offers = free.map((price): Offer => {
    const { fates } = forecasts.sales(withPrice(view, car, price))
    const fate = fates.find((each) => each.car.owner === me)
    return { price, paid: fate?.paid ?? 0 }
  })
  return offers.toSorted((one, other) => other.paid - one.paid)[0]
}

function withPrice(view: State, car: Readonly<Car>, price: number): State {
  return { ...view, market: view.market.map((each) => (each === car ? { ...car, price } : each)) }
}
