import type { EngineOf, GameRules } from '@carriage/kernel'
import { clone } from './clone.ts'
import { engine, firstEngine } from './engine.ts'
import type { Event } from './events.ts'
import { figures } from './figures.ts'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import { result } from './phases/end.ts'
import { premoves } from './premoves/index.ts'
import { layOut } from './setup.ts'
import type { State } from './state.ts'
import type { HorselessCarriageFormats } from './steps/step.ts'

/** The version that new matches are played by, for a page, which reads nothing from outside. */
export const horselessCarriageRules = playedBy(2, engine)

/** Matches of the first version go on as they began. */
export const firstVersionRules = playedBy(1, firstEngine)

function playedBy(
  rules: number,
  { turn, moves, judge, play, advance: goOn, suggest }: EngineOf<HorselessCarriageFormats>,
): GameRules<State, Move, Options, Event> {
  return {
    id: 'horseless-carriage',
    rules,
    seats: { min: 3, max: 5 }, // HC-12.1
    figures,

    setup(parameters, fx) {
      const state = layOut(parameters, fx)
      goOn(state, fx)
      return state
    },

    turn: (state) => (state.stage.name === 'over' ? { over: true, result: result(state) } : turn(state)),
    moves,
    judge,
    play,
    clone,
    suggest,
    premoves: premoves,
  }
}
