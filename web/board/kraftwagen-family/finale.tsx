import type { Seat } from '@carriage/kernel'
import type { MessageFormatter } from '../../platform/i18n/translate.ts'
import { courseOfPoints, type Finale, figureOfEachSeat, seatsWithMost } from '../../table/finale/finale.ts'
import { CarDrawing, carDrawingBox } from '../parts/car.tsx'
import type { SeatPoints } from '../parts/ending/seat-points.ts'
import type { PointGain } from './points-by-round.ts'

interface BuiltCar {
  readonly owner: Seat
  readonly body: number
  readonly engine: number
  readonly workers: number
  readonly price: number
}

interface Reported {
  readonly kind: string
  readonly seat?: Seat | null
  readonly round?: number
  readonly path?: readonly number[]
  readonly car?: number | BuiltCar
  /** The price of a sale. */
  readonly paid?: number
}

interface FinaleGiven<Event extends Reported, From extends string> {
  readonly history: readonly Event[]
  readonly points: readonly SeatPoints<From>[]
  readonly sources: readonly From[]
  readonly gainIn: (event: Event) => PointGain<From> | undefined
  readonly winner: Seat
  readonly t: MessageFormatter
}

/** The finale of both Kraftwagens. */
export function familyFinale<Event extends Reported, From extends string>(given: FinaleGiven<Event, From>): Finale {
  const { history, points, sources, gainIn, winner, t } = given
  const seats = points.length
  const figures = {
    dearest: figureOfEachSeat(history, seats, saleIn, Math.max),
    farthest: figureOfEachSeat(history, seats, driveIn),
    built: figureOfEachSeat(history, seats, carIn),
  }
  const superlatives = (['dearest', 'farthest', 'built'] as const).flatMap((id) => {
    const most = seatsWithMost(figures[id])
    if (!most) return []
    return [{ title: t(`most.${id}`), seats: most.seats, words: t(`most.${id}.how`, { count: most.count }) }]
  })
  const best = bestCarOf(history, winner)
  return {
    sources: sources.map((source) => ({
      label: t(`source.${source}`),
      points: points.map(({ bySource }) => bySource[source]),
    })),
    course: courseOfPoints(history, seats, gainIn, endIn),
    superlatives,
    ...(best
      ? {
          best: {
            drawing: <CarDrawing {...best} badge={winner} />,
            ...carDrawingBox,
            words: t('best.car', { body: best.body, engine: best.engine, price: best.price }),
          },
        }
      : {}),
  }

  /** A round ends when the next one is prepared, the last one with the game. */
  function endIn({ kind, round = 1 }: Event): string | undefined {
    if (kind === 'gameEnded') return t('ending.round', { round: 3 })
    return kind === 'roundPrepared' && round > 1 ? t('ending.round', { round: round - 1 }) : undefined
  }
}

function builtCar({ car }: Reported): BuiltCar | undefined {
  return typeof car === 'object' ? car : undefined
}

function saleIn(event: Reported) {
  const car = builtCar(event)
  return car && event.paid !== undefined ? { seat: car.owner, points: event.paid } : undefined
}

function driveIn({ kind, seat, path }: Reported) {
  return kind === 'carDrove' && typeof seat === 'number' && path ? { seat, points: path.length } : undefined
}

function carIn({ kind, seat }: Reported) {
  return kind === 'carPlaced' && typeof seat === 'number' ? { seat, points: 1 } : undefined
}

/** The winner's car with the highest income; if none was sold, the most expensive one offered. */
function bestCarOf(history: readonly Reported[], winner: Seat): BuiltCar | undefined {
  const own = history.filter((event) => builtCar(event)?.owner === winner)
  const [best] = own.toSorted((a, b) => worthOf(b) - worthOf(a))
  return best && builtCar(best)
}

function worthOf(event: Reported): number {
  return (event.paid ?? 0) * 1000 + (builtCar(event)?.price ?? 0)
}
