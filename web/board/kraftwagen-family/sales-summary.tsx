import type { Seat } from '@carriage/kernel'
import type { ReactNode } from 'react'
import type { RoundSummaryProps } from '../interaction/board.ts'
import { CarOnStage } from '../parts/round-summary/car-on-stage.tsx'
import { RoundSummary } from '../parts/round-summary/round-summary.tsx'

type OnStage = Parameters<typeof CarOnStage>[0]

type CarForSale = OnStage['car'] & { readonly owner: Seat }

interface Act {
  /** Its events. */
  readonly shown: readonly object[]
}

interface SalesSummaryProps<A extends Act, Car extends CarForSale> {
  readonly summary: Pick<RoundSummaryProps<object, object, object>, 'motion' | 't' | 'translator' | 'done'>
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
  /** The state of a car after this number of acts. */
  stand(this: void, car: Car, shown: number): Pick<OnStage, 'now' | 'stamp' | 'buyers'>
  /** The earnings of each seat in these acts. */
  earned(this: void, acts: readonly A[]): readonly number[]
}

/** The sales at the end of a round: the cars on the stage, and what happens to them act by act. */
export function SalesSummary<A extends Act, Car extends CarForSale>(props: SalesSummaryProps<A, Car>) {
  const { summary, play, seats, edition, figure, stand, earned } = props
  const { motion, t, translator, done } = summary
  return (
    <RoundSummary
      {...{ motion, t, translator, done, seats }}
      title={t('sales.title', { round: play.round })}
      cause={play.cause && t(`sales.cause.${play.cause}`)}
      acts={play.acts.map((act) => ({
        sentence: act.shown.map((event) => translator.event(event)).join(' '),
        figure: figure(act),
      }))}
      earned={(shown) => earned(play.acts.slice(0, shown))}
      stage={(shown) =>
        play.cars.length === 0 ? (
          <p>{t('sales.noCars')}</p>
        ) : (
          play.cars.map((car) => (
            <CarOnStage
              key={car.price}
              car={car}
              owner={translator.name(car.owner)}
              round={play.round}
              {...(edition ? { edition } : {})}
              {...stand(car, shown)}
            />
          ))
        )
      }
    />
  )
}
