import { unknownChance } from '../chance/chance.ts'
import type { GameRules } from '../contract/game.ts'
import type { Refusal } from '../contract/rule.ts'
import type { Seat } from '../contract/seat.ts'
import { judgeMove } from './judge.ts'
import { LiveEffects } from './live-effects.ts'
import { Stopped, type Unknown } from './stopped.ts'

export type Preview<State, Event> =
  | Refusal
  | {
      readonly legal: true
      /** Why the viewer cannot see further, if so: chance, or secrets of others. */
      readonly stopped?: Unknown
      /** The resulting position as this viewer would see it; absent if the preview was stopped. */
      readonly state?: State
      readonly events: readonly Event[]
      /** Whether the move could then be undone freely. */
      readonly undoable: boolean
    }

/** The result of a move, computed on a seat's own view by the real rules. Changes nothing. */
export function preview<State extends object, Move extends object, Event extends object>(
  game: GameRules<State, Move, object, Event>,
  view: State,
  seat: Seat,
  move: Move,
): Preview<State, Event> {
  const verdict = judgeMove(game, view, seat, move)
  if (!verdict.legal) return verdict
  const state = game.clone(view)
  const fx = new LiveEffects<Event>(unknownChance)
  try {
    game.play(state, seat, move, fx)
  } catch (error) {
    if (error instanceof Stopped) return { legal: true, stopped: error.at, events: fx.events, undoable: false }
    throw error
  }
  return { legal: true, state, events: fx.events, undoable: fx.disclosed === undefined }
}
