import { type Dimension, horselessCarriage, type Move, playerOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { outlookOf } from '../planner/outlook.ts'
import { bestOf } from './best.ts'

/** How far beyond the minimum a marker shall be on a track that is on the board, this year or the next. */
const beyond = 2

/** The own marker that is furthest behind what buyers will ask for, or more vehicles from each mainline. */
export function chooseMarker(view: State, seat: Seat): Move {
  const { thisYear, nextYear } = outlookOf(view, seat)
  const { capacity, factory } = playerOf(view, seat)
  const mainlines = factory.pieces.filter(({ kind }) => kind === 'mainline').length
  const behind = (track: Dimension) => {
    let wanted = nextYear.minimums[track]
    for (const { bottom, left } of [thisYear, nextYear]) if (track === bottom || track === left) wanted += beyond
    return wanted - (view.markers[track][seat] ?? 0)
  }
  return bestOf(horselessCarriage.moves(view, seat), (move) => {
    if (move.kind === 'raiseCapacity') return mainlines === 0 ? 0 : 5 - capacity
    if (move.kind !== 'research' || move.owner !== seat) return -10 // what helps others comes last
    return behind(move.track)
  })
}
