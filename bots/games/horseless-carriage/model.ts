import { horselessCarriage, type Move, type StageName, type State } from '@carriage/horseless-carriage'
import { silentEffects } from '@carriage/kernel'
import type { GameModel } from '../../game-model.ts'
import { openChoicesOf } from './choices.ts'
import { worth } from './judgement.ts'
import { moverOf, playOn } from './play-on.ts'
import { sampleHidden } from './sample-hidden.ts'

/** Factors for the budget: a factory lasts for the rest of the game, a sale only matters for a year; no turn begins in the set-up. */
const efforts: Partial<Record<StageName, number>> = { factory: 2, setUp: 0.5 }

/** Ideas for a factory plan, of which the best are compared. */
const tries = 120

export const horselessModel: GameModel<State, Move> = {
  sampleHidden: (view, _seat, chance) => sampleHidden(view, chance),
  worlds: Number.POSITIVE_INFINITY,
  effort: ({ stage }) => efforts[stage.name] ?? 1,
  mover: moverOf,

  plans(state, seat, _width, chance) {
    const { length } = state.players
    // Only their ranking is known yet.
    return openChoicesOf(state, seat, tries, chance).map((move, rank) => ({
      moves: [move],
      worth: new Float64Array(length).fill(1 / length / (rank + 1)),
      chancy: true,
    }))
  },

  follow(state, seat, { moves: [move] }, chance) {
    const next = horselessCarriage.clone(state)
    horselessCarriage.play(next, seat, move, silentEffects<object>(chance))
    return next
  },

  worth,

  playOut(state, chance, into, view) {
    playOn(state, chance, view)
    worth(state, into)
  },
}
