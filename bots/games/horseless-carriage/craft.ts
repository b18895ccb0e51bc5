import { horselessCarriage, type Move, type StageName, type State } from '@carriage/horseless-carriage'
import { silentEffects } from '@carriage/kernel'
import type { Craft } from '../../craft.ts'
import { choicesOf } from './choices.ts'
import { imagine } from './imagine.ts'
import { worth } from './judgement.ts'
import { moverOf, playOn } from './play-on.ts'

/** Factors for the budget: a factory lasts for the rest of the game, a sale only matters for a year. */
const efforts: Partial<Record<StageName, number>> = { factory: 2, setUp: 0 }

/** Ideas for a factory plan, of which the best are compared. */
const tries = 120

export const horselessCraft: Craft<State, Move> = {
  imagine: (view, _seat, chance) => imagine(view, chance),
  worlds: Number.POSITIVE_INFINITY,
  effort: ({ stage }) => efforts[stage.name] ?? 1,
  mover: moverOf,

  plans(state, seat, _width, chance) {
    const { length } = state.players
    // Only their ranking is known yet.
    return choicesOf(state, seat, tries, chance).map((move, rank) => ({
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
