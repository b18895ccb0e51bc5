import type { GameRules } from '../contract/game.ts'
import { houseRules, type Rule, refuse, type Verdict } from '../contract/rule.ts'
import type { Seat } from '../contract/seat.ts'

/** Judges a move as a match does: is the game waiting for this seat, and do the rules allow the move? */
export function judgeMove<State extends object, Move extends object>(
  game: GameRules<State, Move, object, object>,
  state: State,
  seat: Seat,
  move: Move,
): Verdict {
  const turn = game.turn(state)
  if (turn.over) return refuse('CH-4')
  if (!turn.seats.includes(seat)) return refuse('CH-3', { seat, waitingFor: turn.seats })
  return game.judge(state, seat, move)
}

/** The part of a title needed to find a rule. */
export interface Ruled {
  readonly about: { readonly id: string }
  readonly rulebook: readonly Rule[]
}

/** The rule of a refusal: one of the game's, or a house rule. */
export function ruleOf({ about, rulebook }: Ruled, id: string): Rule {
  const rule = rulebook.find((rule) => rule.id === id) ?? houseRules.find((rule) => rule.id === id)
  if (!rule) throw new RangeError(`${about.id} refused a move by ${id}, which is not in its rulebook.`)
  return rule
}
