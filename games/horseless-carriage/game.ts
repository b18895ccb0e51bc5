import type { Game, Turn } from '@carriage/kernel'
import { seatsPlanned } from './building.ts'
import { clone } from './clone.ts'
import { decidingSeats, decisionAt, judge, movesOf, play } from './decisions.ts'
import type { ForcedSales } from './delivery.ts'
import { result } from './end.ts'
import type { Event } from './events.ts'
import { type Move, moveSchema } from './moves.ts'
import { type Options, optionsSchema } from './options.ts'
import { rulebook } from './rulebook/index.ts'
import { layOut } from './setup.ts'
import type { State } from './state.ts'
import { suggest } from './suggest.ts'
import { goOn } from './year.ts'

/** The version that new matches are played by: what a seller must do anyway is done without asking (HC-7.31). */
export const horselessCarriage = playedBy(2, 'played')

/** The first version asks a seller also where there is only one answer. Its matches go on as they began. */
export const firstVersion = playedBy(1, 'asked')

function playedBy(rules: number, forcedSales: ForcedSales): Game<State, Move, Options, Event> {
  return {
    id: 'horseless-carriage',
    rules,
    seats: { min: 3, max: 5 }, // HC-12.1
    options: optionsSchema,
    move: moveSchema,
    rulebook,

    setup(terms, fx) {
      const state = layOut(terms, fx)
      goOn(state, fx, forcedSales)
      return state
    },

    turn(state): Turn {
      if (state.stage.name === 'over') return { over: true, result: result(state) }
      const waiting = { over: false, decision: decisionAt(state), seats: decidingSeats(state) } as const
      // Nobody could list all factories that can be planned.
      if (state.stage.name === 'setUp') return { ...waiting, open: true }
      return state.stage.name === 'factory' ? { ...waiting, settled: seatsPlanned(state.stage), open: true } : waiting
    },

    moves: movesOf,
    judge,

    play(state, seat, move, fx) {
      play(state, seat, move, fx)
      goOn(state, fx, forcedSales)
    },

    clone,
    suggest,
  }
}
