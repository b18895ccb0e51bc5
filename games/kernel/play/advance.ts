import type { Chance } from '../chance/chance.ts'
import type { GameRules } from '../contract/game.ts'
import type { Refusal } from '../contract/rule.ts'
import type { Seat } from '../contract/seat.ts'
import { isSecret, needsSecrets } from '../secrets/secret.ts'
import { judgeMove } from './judge.ts'
import { type Disclosure, type Draw, LiveEffects } from './live-effects.ts'

export interface PlayedMove<State, Event> {
  readonly legal: true
  readonly state: State
  readonly draws: readonly Draw[]
  readonly events: readonly Event[]
  readonly disclosed: Disclosure | undefined
  /** Whether only a seat that knows secrets can play it. */
  readonly secretive: boolean
}

/** Judges a move and plays it on a clone. The given position is unchanged. */
export function advance<State extends object, Move extends object, Event extends object>(
  game: GameRules<State, Move, object, Event>,
  state: State,
  seat: Seat,
  move: Move,
  chance: () => Chance,
): PlayedMove<State, Event> | Refusal {
  const verdict = judgeMove(game, state, seat, move)
  if (!verdict.legal) return verdict
  const next = game.clone(state)
  const fx = new LiveEffects<Event>(chance())
  const opened = needsSecrets(() => game.play(next, seat, move, fx))
  const { draws, events, disclosed } = fx
  return { legal: true, state: next, draws, events, disclosed, secretive: opened || draws.some(isSecret) }
}
