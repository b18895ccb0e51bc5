import { awaitedSeats, type GameRules } from '../contract/game.ts'
import type { OrderCondition, PremoveRules } from '../contract/premove-moments.ts'
import type { Refusal } from '../contract/rule.ts'
import type { Seat } from '../contract/seat.ts'
import { canonical } from '../record/canonical.ts'
import { judgeMove } from './judge.ts'
import { type Preview, preview } from './preview.ts'

/**
 * What a seat has decided in advance for one moment of the game: moves, the most wanted first. Whenever the seat has to
 * decide at that moment, the first move that the rules allow is played. Nothing is noted when one is, so an undo or a
 * restart leaves nothing to put right.
 */
export interface Premove<Move> {
  /** The game's name of the moment, such as `focus/3`. */
  readonly moment: string
  readonly moves: readonly Move[]
  /** If one of these is broken, nothing is played and the owner is asked. */
  readonly relies: readonly Reliance[]
  /** The moves are one turn, to be played one after the other. */
  readonly inTurn?: true
  /** The moves are those of several steps or turns, played one after the other; what is not asked is passed over. */
  readonly steps?: true
}

/** A condition of the game, and what it read when the order was given. */
export interface Reliance {
  readonly on: string
  readonly was: unknown
}

/** An order as its owner gives it: the house takes the readings. */
export interface GivenPremove {
  readonly moment: string
  readonly moves: readonly unknown[]
  /** The conditions to rely on; without them the usual ones of the moment. */
  readonly relies?: readonly string[] | undefined
}

/** What orders say to a position. */
export type DuePremove<Move> =
  /** Nothing was ordered for this moment, or the seat is not waited for. */
  | { readonly kind: 'none' }
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'ask'; readonly moment: string; readonly because: StoppedPremove }

/** Why an order was not carried out: something that it relied on has changed, or the rules allow none of its moves. */
export type StoppedPremove =
  | { readonly kind: 'changed'; readonly condition: string }
  | { readonly kind: 'refused'; readonly rule: string; readonly facts: Refusal['facts'] }

type Orderable<State extends object, Move extends object> = GameRules<State, Move, object, object>

/**
 * The move that orders call for in a position, from the view of their owner. `made` are the moves of the seat that stand
 * since the orders were given: they tell how far a turn was played.
 */
export function duePremove<State extends object, Move extends object>(
  game: Orderable<State, Move>,
  view: State,
  seat: Seat,
  orders: readonly Premove<Move>[],
  made: readonly Move[] = [],
): DuePremove<Move> {
  const { premoves: rules } = game
  if (!rules || !awaitedSeats(game.turn(view)).includes(seat)) return { kind: 'none' }
  const moment = rules.moment(view, seat)
  const order = orders.find((each) => each.moment === moment)
  if (!order) return { kind: 'none' }
  if (order.inTurn) return dueInTurn(game, rules, view, seat, order, made)
  const moves = order.steps ? stepsLeft(order.moves, made) : order.moves
  if (moves.length === 0) return { kind: 'none' }
  const changed = brokenOf(rules, view, seat, order, moves)
  if (changed) return { kind: 'ask', moment, because: { kind: 'changed', condition: changed.on } }
  let first: Refusal | undefined
  for (const move of moves) {
    const verdict = judgeMove(game, view, seat, move)
    if (verdict.legal) return { kind: 'play', move }
    first ??= verdict
  }
  const { rule = '', facts = {} } = first ?? {}
  return { kind: 'ask', moment, because: { kind: 'refused', rule, facts } }
}

/**
 * What comes after the moves of the list that its owner has made. A step that the rules settled by themselves was never
 * made, so others may follow it in the list; a move that is not in the list was made elsewhere.
 */
function stepsLeft<Move>(moves: readonly Move[], made: readonly Move[]): readonly Move[] {
  const keys = moves.map((move) => canonical(move))
  let next = 0
  for (const move of made) {
    const at = keys.indexOf(canonical(move), next)
    if (at >= 0) next = at + 1
  }
  return moves.slice(next)
}

/**
 * The next move of a turn that was ordered as a whole. Once its owner has played something else it is theirs. What it
 * relies on is read before its first move, since nobody else moves in a turn; and it does not begin if a later move is
 * seen to be refused.
 */
function dueInTurn<State extends object, Move extends object>(
  game: Orderable<State, Move>,
  rules: PremoveRules<State, Move>,
  view: State,
  seat: Seat,
  order: Premove<Move>,
  made: readonly Move[],
): DuePremove<Move> {
  const { moment, moves } = order
  const [next] = moves.slice(made.length)
  if (next === undefined || made.some((move, at) => canonical(move) !== canonical(moves[at]))) return { kind: 'none' }
  const changed = made.length === 0 ? brokenOf(rules, view, seat, order, moves) : undefined
  if (changed) return { kind: 'ask', moment, because: { kind: 'changed', condition: changed.on } }
  let state: State | undefined = view
  for (const move of moves.slice(made.length)) {
    const shown: Preview<State, object> = preview(game, state, seat, move)
    if (!shown.legal) return { kind: 'ask', moment, because: { kind: 'refused', rule: shown.rule, facts: shown.facts } }
    state = shown.state
    if (!state) break // what comes after luck or a secret is judged when it comes
  }
  return { kind: 'play', move: next }
}

function brokenOf<State, Move>(
  rules: PremoveRules<State, Move>,
  view: State,
  seat: Seat,
  { relies, moves }: Premove<Move>,
  left: readonly Move[],
): Reliance | undefined {
  return relies.find(({ on, was }) => {
    const condition = premoveCondition(rules, on)
    return condition === undefined || !holds(condition, was, condition.read(view, seat, moves, left))
  })
}

/** Whether a reading is still as good as it was; by default it must be the same. */
export function holds<State, Move>(condition: OrderCondition<State, Move>, was: unknown, is: unknown): boolean {
  return condition.holds ? condition.holds(was, is) : canonical(is) === canonical(was)
}

/** A condition of a game by its name. */
export function premoveCondition<State, Move>(
  { conditions }: PremoveRules<State, Move>,
  name: string,
): OrderCondition<State, Move> | undefined {
  return Object.hasOwn(conditions, name) ? conditions[name] : undefined
}

export interface PlayedSteps<State, Move> {
  /** Those of the moves that would be asked for and legal, one after the other. */
  readonly moves: readonly Move[]
  /** The position after them, as far as it is known. */
  readonly view: State | undefined
}

/** Plays the moves of several steps on a copy, as an order would: what is not asked is passed over. */
export function playSteps<State extends object, Move extends object>(
  game: Orderable<State, Move>,
  begin: State,
  seat: Seat,
  wanted: readonly Move[],
): PlayedSteps<State, Move> {
  const moves: Move[] = []
  let view: State | undefined = begin
  for (const move of wanted) {
    if (!view || !awaitedSeats(game.turn(view)).includes(seat)) break
    const shown: Preview<State, object> = preview(game, view, seat, move)
    if (!shown.legal) continue
    moves.push(move)
    view = shown.state
  }
  return { moves, view }
}
