import { type Seat, seatsOf } from '@carriage/kernel'
import type { ReactNode } from 'react'
import type { RoundSummaryProps } from '../interaction/board.ts'
import { CarOnStage } from '../parts/round-summary/car-on-stage.tsx'
import css from '../parts/round-summary/round-summary.module.css'
import { RoundSummary } from '../parts/round-summary/round-summary.tsx'
import type { runnerUp } from './sales-play.ts'

type OnStage = Parameters<typeof CarOnStage>[0]

type CarForSale = OnStage['car'] & { readonly owner: Seat }

interface Act {
  readonly kind: string
  /** Its events. */
  readonly shown: readonly object[]
}

interface SalesSummaryProps<A extends Act, Car extends CarForSale> {
  readonly summary: Pick<
    RoundSummaryProps<object, object, object>,
    'motion' | 't' | 'translator' | 'done' | 'me' | 'watching' | 'language'
  >
  readonly play: {
    readonly round: 1 | 2 | 3
    readonly cause: string | undefined
    readonly cars: readonly Car[]
    readonly acts: readonly A[]
  }
  readonly seats: number
  readonly edition?: 'american'
  /** The picture of the acting buyer or seat. */
  figure(this: void, act: A): ReactNode
  /** The small picture of the customer of this act, who waits in the queue. */
  customer(this: void, act: A): ReactNode
  /** The state of a car after this number of acts. */
  stand(this: void, car: Car, shown: number): Pick<OnStage, 'now' | 'stamp' | 'buyers'>
  /** The second choice of the buyer in the last of these acts. */
  second(this: void, acts: readonly A[]): ReturnType<typeof runnerUp<Car, string>>
  /** The earnings of each seat in these acts. */
  earned(this: void, acts: readonly A[]): readonly number[]
}

/**
 * The sales at the end of a round: the cars on the stage, and what happens to them act by act. A buyer walks from the
 * queue to the car, and the second choice is marked. The last act is what it brought me.
 */
export function SalesSummary<A extends Act, Car extends CarForSale>(props: SalesSummaryProps<A, Car>) {
  const { summary, play, seats, edition, figure, customer, stand, second, earned } = props
  const { motion, t, translator, done } = summary
  const { acts, cars } = play
  const fromSales = (shown: number) => earned(acts.slice(0, shown).filter(({ kind }) => kind !== 'race'))
  const ownLine = lastLine()
  return (
    <RoundSummary
      {...{ motion, t, translator, done, seats }}
      watching={summary.watching}
      title={t('sales.title', { round: play.round })}
      cause={play.cause && t(`sales.cause.${play.cause}`)}
      acts={[
        ...acts.map((act, place) => ({ sentence: `${sentenceOf(act)}${runnerUpIn(place)}`, figure: figure(act) })),
        ...(ownLine === undefined ? [] : [{ sentence: ownLine, isOwn: true }]),
      ]}
      earned={(shown) => {
        const sales = fromSales(shown)
        return earned(acts.slice(0, shown)).map((sum, seat) => {
          const sold = sales[seat] ?? 0
          return { sum, sales: sold, race: sum - sold }
        })
      }}
      queue={(shown) => (
        <ol className={css.queue} aria-hidden="true">
          {acts.map((act, place) => {
            const picture = customer(act)
            return (
              picture && (
                // biome-ignore lint/suspicious/noArrayIndexKey: an act is its place
                <li key={place} className={css.customer} data-queue={place} data-gone={place < shown || undefined}>
                  {picture}
                </li>
              )
            )
          })}
        </ol>
      )}
      stage={(shown) => (cars.length === 0 ? <p>{t('sales.noCars')}</p> : cars.map((car) => onStage(car, shown)))}
    />
  )

  function onStage(car: Car, shown: number) {
    return (
      <CarOnStage
        key={car.price}
        car={car}
        owner={translator.name(car.owner)}
        round={play.round}
        motion={motion}
        from={shown - 1}
        second={second(acts.slice(0, shown))?.car.price === car.price ? t('sales.second') : undefined}
        {...(edition ? { edition } : {})}
        {...stand(car, shown)}
      />
    )
  }

  function sentenceOf(act: A): string {
    return act.shown.map((event) => translator.event(event)).join(' ')
  }

  /** Cars that were as good are part of the sentence itself. */
  function runnerUpIn(place: number): string {
    const other = second(acts.slice(0, place + 1))
    if (!other || other.tied) return ''
    const { car, preference, value } = other
    const name = translator.name(car.owner)
    return ` ${t('sales.second.car', { price: car.price, name, preference, value })}`
  }

  function lastLine(): string | undefined {
    const { me, watching, language } = summary
    if (me === undefined || watching) return undefined
    const own = cars.filter(({ owner }) => owner === me)
    const sold = own.filter((car) => stand(car, acts.length).stamp?.tone === 'sold').length
    const sales = fromSales(acts.length)
    const rivals = seatsOf(seats)
      .filter((seat) => seat !== me)
      .map((seat) => `${translator.name(seat)} ${sales[seat] ?? 0}`)
    return t('sales.mine', {
      cars: own.length,
      sold,
      sales: sales[me] ?? 0,
      rivals: new Intl.ListFormat(language, { type: 'unit' }).format(rivals),
    })
  }
}
