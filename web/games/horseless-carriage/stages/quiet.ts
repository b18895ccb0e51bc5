import type { Move, State } from '@carriage/horseless-carriage'
import { open, type Seat } from '@carriage/kernel'
import { wantedMove } from '../../../pages/lessons/moves.ts'

/** A rival who raises his capacity, stays in the order, lays floor, builds nothing, and plays his plainest card. */
export function quiet({ stage }: State, _seat: Seat, moves: readonly Move[]): Move {
  const of = (kind: Move['kind']) => wantedMove(moves, (move) => move.kind === kind)
  switch (stage.name) {
    case 'research':
      return of('raiseCapacity')
    case 'focus':
      return of('pass')
    case 'factory':
      return of('submitPlan')
    case 'demand':
      return wantedMove(
        moves,
        (move) => move.kind === 'playCard' && move.quadrant === 'I' && open(move.card).endsWith('1b'),
      )
    default:
      return wantedMove(moves, () => true)
  }
}
