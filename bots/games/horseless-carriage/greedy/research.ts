import { type Dimension, horselessCarriage, type Move, playerOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { outlookOf } from '../planner/outlook.ts'
import type { YearAhead } from '../planner/years-ahead.ts'
import { bestOf } from './best.ts'

/** How much each of the next years counts. */
const weights = [1, 0.8, 0.5, 0.3]

/** A square that a minimum asks for: without it every dealership closes, unless a patent gives it this year. */
const forMinimum = { own: 14, patented: 5 }

/** The first squares beyond the minimum on an axis: each opens dearer buyers, the first one most. */
const forAxis = [6, 4, 2.5]

/** Another vehicle from each mainline, for each step that the capacity is below its end. */
const perMainline = 1.1

/** The own marker that next years' buyers ask for most, or more vehicles from each mainline. */
export function chooseMarker(view: State, seat: Seat): Move {
  const outlook = outlookOf(view, seat)
  const { capacity, factory } = playerOf(view, seat)
  const mainlines = factory.pieces.filter(({ kind }) => kind === 'mainline').length
  return bestOf(horselessCarriage.moves(view, seat), (move) => {
    if (move.kind === 'raiseCapacity') return perMainline * Math.max(1, mainlines) * (5 - capacity)
    if (move.kind !== 'research' || move.owner !== seat) return -10 // what helps others comes last
    const at = view.markers[move.track][seat] ?? 0
    return outlook.years
      .slice(0, weights.length)
      .reduce((sum, year, t) => sum + (weights[t] ?? 0) * valueIn(year, move.track, at, outlook.access[move.track]), 0)
  })
}

/** What the next square of a track is worth in a year. */
function valueIn({ market }: YearAhead, track: Dimension, at: number, access: number): number {
  const behind = market.minimums[track] - at
  if (behind > 0) return access >= market.minimums[track] ? forMinimum.patented : forMinimum.own
  return track === market.bottom || track === market.left ? (forAxis[-behind] ?? 0) : 0
}
