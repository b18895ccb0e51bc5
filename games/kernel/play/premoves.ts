import { awaitedSeats, type GameRules } from '../contract/game.ts'
import type { OrderCondition, PremoveRules } from '../contract/premove-moments.ts'
import type { Refusal } from '../contract/rule.ts'
import type { Seat } from '../contract/seat.ts'
import { canonical } from '../record/canonical.ts'
import { judgeMove } from './judge.ts'
import { type Preview, preview } from './preview.ts'

/**
 * A seat's decision in advance for one moment of the game: moves, most wanted first. When the seat has to decide at
 * that moment, the first legal one is played. Playing one stores nothing, so an undo or a restart needs no cleanup.
 */
export interface Premove<Move> {
  /** The game's name of the moment, such as `focus/3`. */
  readonly moment: string
  readonly moves: readonly Move[]
  /** If any of these is broken, nothing is played and the owner is asked. */
  readonly relies: readonly Reliance[]
  /** The moves form one turn and are played in sequence. */
  readonly inTurn?: true
  /** The moves belong to several steps or turns and are played in sequence; those not asked for are skipped. */
  readonly steps?: true
}

/** A condition of the game, and its reading when the premove was submitted. */
export interface Reliance {
  readonly on: string
  readonly was: unknown
}

/** A premove as submitted by its owner; the server adds the readings. */
export interface GivenPremove {
  readonly moment: string
  readonly moves: readonly unknown[]
  /** The conditions to rely on; by default the usual ones of the moment. */
  readonly relies?: readonly string[] | undefined
}

/** What the premoves of a seat mean for a position. */
export type DuePremove<Move> =
  /** There is no premove for this moment, or the seat is not asked. */
  | { readonly kind: 'none' }
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'ask'; readonly moment: string; readonly because: StoppedPremove }

/** Why a premove was not played: a condition has changed, or none of its moves is legal. */
export type StoppedPremove =
  | { readonly kind: 'changed'; readonly condition: string }
  | { readonly kind: 'refused'; readonly rule: string; readonly facts: Refusal['facts'] }

type Orderable<State extends object, Move extends object> = GameRules<State, Move, object, object>

/**
 * The due move in a position, from the owner's view. `made` are the seat's current moves since the premoves were
 * submitted: they show how far a turn was played.
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
 * The moves of the list after those that the owner has made. A step that the rules settled automatically was never
 * made, so later ones may follow; a move that is not in the list is ignored.
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
 * The next move of a premoved turn. Once the owner plays something else, the premove no longer applies. Its conditions
 * are read before its first move, since nobody else moves in a turn; it does not start if a later move is known to be
 * illegal.
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
    if (!state) break // moves after chance or a secret are judged when they come
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

/** Whether a reading still holds; by default it must be equal. */
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
  /** The moves that would be asked for and legal, in sequence. */
  readonly moves: readonly Move[]
  /** The position after them, as far as it is known. */
  readonly view: State | undefined
}

/** Plays the moves of several steps on a copy, as a premove would: those not asked for are skipped. */
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
