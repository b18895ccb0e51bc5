import { type Effects, legal, refuse } from '@carriage/kernel'
import { pushStep, replaceStep, without } from '@carriage/kraftwagen-family'
import type { Event } from '../events.ts'
import { startTile } from '../messages/things.ts'
import { actorOf, type StartTileId, type State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { componentTablesOf, itemsOf } from '../tables.ts'
import type { Decision } from './step.ts'

/** Start tiles are chosen one seat after the other. */
export const startTiles: Decision<'startTiles', 'chooseStartTile'> = {
  decision: 'chooseStartTile',
  rules: ['KW-2.17', 'KW-2.18', 'KW-2.19', 'KW-2.22'],
  must: 'KW-2.17',
  /** The next seat chooses; KW-2.32 when all have chosen, round 1 is prepared. */
  isPending(state, step, fx) {
    const [next] = step.waiting
    if (next === undefined) {
      state.startTiles = [] // KW-2.28 what is left goes to the box
      replaceStep(state, { name: 'preparation' })
      return false
    }
    state.actor = next
    const [only, ...others] = state.startTiles
    if (only === undefined || others.length > 0) return true
    choose(state, step, only, fx) // KW-2.17 the last tile on offer leaves no choice
    return false
  },
  list: (state) => state.startTiles.map((tile) => ({ kind: 'chooseStartTile', tile })),
  moves: {
    chooseStartTile: {
      refusalElsewhere: 'KW-2.17',
      judge: (state, { tile }) =>
        state.startTiles.includes(tile) ? legal : refuse('KW-2.17', { tile, onOffer: state.startTiles }),
      play: (state, { tile }, step, fx) => choose(state, step, tile, fx),
      label: (view, _seat, { tile }) => startTile(tile, itemsOf(componentTablesOf(view), tile)),
    },
  },
}

/** KW-2.18 The tile is carried out completely before the next seat chooses. */
function choose(state: State, { waiting }: StepOf<'startTiles'>, tile: StartTileId, fx: Effects<Event>): void {
  replaceStep(state, { name: 'startTiles', waiting: waiting.slice(1) })
  state.startTiles = without(state.startTiles, tile)
  actorOf(state).startTile = tile
  const items = itemsOf(componentTablesOf(state), tile)
  fx.emit({ kind: 'startTileTaken', seat: state.actor, tile, items })
  pushStep(state, { name: 'items', left: items.slice() })
}
