import { type Effects, legal, type Seat } from '@carriage/kernel'
import { replaceStep, seatAtTail, takeTileFromChain as takeOutOfChain, tileWithWait } from '@carriage/kraftwagen-family'
import type { Event } from '../events.ts'
import type { Decision } from '../formats.ts'
import { tile as tileWords } from '../messages/things.ts'
import type { MoveOf } from '../moves.ts'
import { refuseByRule } from '../refusal.ts'
import { newTurn, type State, type TileId } from '../state.ts'
import { actionsOf, componentTablesOf } from '../tables.ts'
import { addFreePlays, type FreePlay, freePlayRules, freePlays } from './free-plays.ts'

/** AE-4.3 The action step begins with a tile; AE-4.16 free plays may come before. */
export const takeTile: Decision<'takeTile', 'takeTile' | FreePlay['kind']> = {
  decision: 'takeTile',
  rules: ['AE-4.2', 'AE-4.4', 'AE-4.6', 'AE-4.7', 'AE-4.8', 'AE-3.12', ...freePlayRules],
  list(state) {
    const moves: (MoveOf<'takeTile'> | FreePlay)[] = []
    // AE-4.4 Any tile, from the rear on.
    for (const element of state.chain) if (typeof element === 'string') moves.push({ kind: 'takeTile', tile: element })
    addFreePlays(state, moves)
    return moves
  },
  moves: {
    takeTile: {
      refusalElsewhere: (_state, step, must) => must ?? (step.name === 'actions' ? 'AE-4.11' : 'AE-4.10'),
      /** AE-4.9 A tile without possible actions may be taken. */
      judge: (state, { tile }) => (state.chain.includes(tile) ? legal : refuseByRule('AE-4.4', { tile })),
      play: (state, { tile }, _step, fx) => takeFromChain(state, tile, fx),
      label: (view, _seat, { tile }) => tileWithWait(view.chain, tile, tileWords(componentTablesOf(view), tile)),
    },
    ...freePlays,
  },
}

/** AE-4.2, AE-3.11 The rearmost company takes the turn; AE-4.8 possibly the same company again. */
export function beginTurn(state: State, fx: Effects<Event>, last?: Seat): void {
  const seat = seatAtTail(state.chain)
  fx.emit({ kind: 'turnBegan', seat, again: seat === last })
  state.actor = seat
  state.turn = newTurn()
  replaceStep(state, { name: 'takeTile' }) // AE-4.3, AE-4.10
}

export function takeFromChain(state: State, tile: TileId, fx: Effects<Event>): void {
  takeOutOfChain(state.chain, tile) // AE-4.5
  state.turn.tile = tile
  const actions = actionsOf(componentTablesOf(state), tile)
  fx.emit({ kind: 'tileTaken', seat: state.actor, tile, actions })
  replaceStep(state, { name: 'actions', left: actions.slice() }) // AE-4.11
}
