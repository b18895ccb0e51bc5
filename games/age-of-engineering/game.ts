import type { Game, Seat, Turn } from '@carriage/kernel'
import { currentStep } from '@carriage/motorworks'
import { clone } from './clone.ts'
import { decisionAt, judge, movesOf, play } from './decisions.ts'
import { result } from './end.ts'
import type { Event } from './events.ts'
import { goOn } from './flow.ts'
import { type Move, moveSchema } from './moves.ts'
import { type Options, optionsSchema } from './options.ts'
import { rulebook } from './rulebook/index.ts'
import { layOut } from './setup.ts'
import type { State } from './state.ts'

const eachSeat: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** Kraftwagen: Age of Engineering. */
export const ageOfEngineering: Game<State, Move, Options, Event> = {
  id: 'age-of-engineering',
  rules: 1,
  seats: { min: 2, max: 4 }, // AE-1.1
  options: optionsSchema,
  move: moveSchema,
  rulebook,

  setup(terms, fx) {
    const state = layOut(terms, fx)
    goOn(state, fx)
    return state
  },

  turn(state): Turn {
    if (state.phase === 'over') return { over: true, result: result(state) }
    return { over: false, decision: decisionAt(currentStep(state)), seats: eachSeat[state.actor] ?? [state.actor] }
  },

  moves: movesOf,

  judge(state, _seat, move) {
    return judge(state, move)
  },

  play(state, _seat, move, fx) {
    play(state, move, fx)
    goOn(state, fx)
  },

  clone,
}
