import type * as z from 'zod/mini'
import type { Chance } from '../chance/chance.ts'
import type { Secret } from '../secrets/secret.ts'
import type { PremoveRules } from './premove-moments.ts'
import type { Verdict } from './rule.ts'
import type { Seat } from './seat.ts'

/**
 * The rules of a game, without parsing of moves and options, as used by the web client, whose moves come from its own
 * code.
 *
 * A state is plain JSON with integers. Control flow is data in it, never a closure, so that a match can be stored,
 * resumed, replayed and moved between processes at any moment. Moves are small: one decision each.
 * `turn`, `moves`, `judge` and `play` also work on a view, which is a state whose unknown secrets have no content.
 */
export interface GameRules<State extends object, Move extends object, Options extends object, Event extends object> {
  readonly id: string
  /** The rules version. A match keeps its version for life; a change that alters any recorded game raises it. */
  readonly rules: number
  readonly seats: { readonly min: number; readonly max: number }
  /** The component tables of a match and numbers computed from them, for placeholders in rule texts. */
  figures?(options: Options): object

  setup(parameters: SetupParameters<Options>, fx: Effects<Event>): State
  /** The seats to decide and their decision; or the result. */
  turn(state: State): Turn
  /**
   * Every legal move of a seat, once each; none if the game is not waiting for that seat. In an open turn, with too
   * many to list, a selection.
   */
  moves(state: State, seat: Seat): Iterable<Move>
  /** Legal, or the rule that forbids the move. Called only for a seat that the game is waiting for. */
  judge(state: State, seat: Seat, move: Move): Verdict
  /** Plays a legal move on this state, which it mutates, and emits events. */
  play(state: State, seat: Seat, move: Move, fx: Effects<Event>): void
  /** A deep copy. */
  clone(state: State): State
  /** A random legal move in an open turn, not necessarily a listed one. */
  suggest?(state: State, seat: Seat, chance: Chance): Move
  /** What seats can decide in advance; nothing if omitted. */
  readonly premoves?: PremoveRules<State, Move>
}

/** The contract of every game: its rules, and parsers for untrusted input. */
export interface Game<State extends object, Move extends object, Options extends object, Event extends object>
  extends GameRules<State, Move, Options, Event> {
  /** Options and moves are untrusted: they are parsed before anything else reads them. */
  readonly options: Schema<Options>
  readonly move: Schema<Move>
}

/** A schema from `zod/mini` (or zod): parses unknown input into a T or says what is wrong with it. */
export type Schema<T> = z.core.$ZodType<T, unknown>

/** The game's setup parameters. */
export interface SetupParameters<Options> {
  readonly seats: number
  readonly options: Options
}

/** The only way rules cause effects: draws, events, reveals. */
export interface Effects<Event> extends Chance {
  /** Emits an event for the log, the animation and the digest. Secrets in it are redacted as in a state. */
  emit(event: Event): void
  /** Makes a secret public and returns its content. */
  reveal<T>(secret: Secret<T>): T
  /** Shows a secret to more seats. */
  show<T>(secret: Secret<T>, to: readonly Seat[]): Secret<T>
}

export type Turn = Waiting | Over

export interface Waiting {
  readonly over: false
  /** The name of the decision, such as `takeTile`. */
  readonly decision: string
  /** One seat, or several that decide simultaneously. */
  readonly seats: readonly Seat[]
  /** Seats that have decided but may still change their decision; the game does not wait for them. */
  readonly settled?: readonly Seat[]
  /** There are too many legal moves to list, as when a whole factory is planned. Then a game can `suggest`. */
  readonly open?: true
}

export interface Over {
  readonly over: true
  readonly result: Result
}

export interface Result {
  /** The seats from first to last place, grouped by shared places. */
  readonly ranking: readonly (readonly Seat[])[]
  /** Points by seat. */
  readonly scores: readonly number[]
}

/** The seats that the game waits for; none when it is over. */
export function awaitedSeats(turn: Turn): readonly Seat[] {
  if (turn.over) return []
  const { seats, settled } = turn
  return settled ? seats.filter((seat) => !settled.includes(seat)) : seats
}

/** Any game, for code that treats all games alike and passes states, moves and events through. */
export type AnyGame = Game<object, object, object, object>
export type AnyGameRules = GameRules<object, object, object, object>

/** Ranks seats by points, most first. Ties share a place unless later columns break them. */
export function rankByPoints(...columns: readonly [readonly number[], ...(readonly number[])[]]): Result {
  const [scores] = columns
  const order = scores.map((_, seat) => seat as Seat).sort((a, b) => compare(a, b))
  const ranking: Seat[][] = []
  for (const seat of order) {
    const place = ranking.at(-1)
    if (place?.[0] !== undefined && compare(place[0], seat) === 0) place.push(seat)
    else ranking.push([seat])
  }
  return { ranking, scores }

  function compare(a: Seat, b: Seat): number {
    for (const column of columns) {
      const difference = (column[b] ?? 0) - (column[a] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }
}
