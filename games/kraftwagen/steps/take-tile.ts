import { type Effects, legal, refuse, type Seat } from '@carriage/kernel'
import { replaceStep, seatAtTail, takeTileFromChain as takeOutOfChain, tileWithWait } from '@carriage/kraftwagen-family'
import type { Event } from '../events.ts'
import { tile as tileWords } from '../messages/things.ts'
import type { MoveOf } from '../moves.ts'
import { newTurn, type State, type TileId } from '../state.ts'
import { componentTablesOf, tileOf } from '../tables.ts'
import { addMarkerMoves, markerMoves } from './markers.ts'
import type { Decision } from './step.ts'
import { turnRule } from './turn-rule.ts'

/** Step I: a tile must be taken. */
export const takeTile: Decision<'takeTile', 'takeTile' | 'useDaimler' | 'useDiesel'> = {
  decision: 'takeTile',
  rules: ['KW-4.2', 'KW-4.4', 'KW-4.7', 'KW-4.9', 'KW-4.11', 'KW-3.11'],
  must: 'KW-4.5',
  /** KW-4.4 Any tile, from the tail on; KW-8.7 markers may be used before. */
  list(state) {
    const moves: MoveOf<'takeTile' | 'useDaimler' | 'useDiesel'>[] = []
    for (const element of state.chain) if (typeof element === 'string') moves.push({ kind: 'takeTile', tile: element })
    addMarkerMoves(state, moves)
    return moves
  },
  moves: {
    takeTile: {
      refusalElsewhere: (state, step) => turnRule(state, step) ?? (step.name === 'actions' ? 'KW-4.13' : 'KW-4.4'),
      judge: (state, { tile }) => (state.chain.includes(tile) ? legal : refuse('KW-4.4', { tile })),
      play: (state, { tile }, _step, fx) => take(state, tile, fx),
      /** A tile with what it costs in time: who moves before its taker does again. */
      label(view, _seat, { tile }) {
        return tileWithWait(view.chain, tile, tileWords(componentTablesOf(view), tile))
      },
    },
    ...markerMoves,
  },
}

/** KW-4.2 The next turn belongs to the worker at the tail; KW-4.11, KW-4.12 perhaps to the same player again. */
export function beginTurn(state: State, fx: Effects<Event>, last?: Seat): void {
  const seat = seatAtTail(state.chain)
  fx.emit({ kind: 'turnBegan', seat, again: seat === last })
  state.actor = seat
  state.turn = newTurn()
  replaceStep(state, { name: 'takeTile' }) // KW-4.3, KW-4.5
}

export function take(state: State, tile: TileId, fx: Effects<Event>): void {
  takeOutOfChain(state.chain, tile) // KW-4.6, KW-4.8
  state.turn.tile = tile
  const { actions } = tileOf(componentTablesOf(state), tile)
  fx.emit({ kind: 'tileTaken', seat: state.actor, tile, actions })
  replaceStep(state, { name: 'actions', left: actions.slice() }) // KW-4.13, KW-13.6
}
