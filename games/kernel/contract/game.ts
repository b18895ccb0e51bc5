import type * as z from 'zod/mini'
import type { Chance } from '../chance/chance.ts'
import type { Secret } from '../secrets/secret.ts'
import type { PremoveRules } from './premove-moments.ts'
import type { Verdict } from './rule.ts'
import type { Seat } from './seat.ts'

/**
 * The rules of a game: all that is needed to play where moves and options are known to have the right form, as in a page,
 * whose moves come from its own code.
 *
 * A state is plain JSON with whole numbers. Control flow is data in it, never a closure, so that a match can be stored,
 * resumed, replayed and moved between processes at any moment. Moves are small: one decision each.
 * `turn`, `moves`, `judge` and `play` also work on a view, which is a state whose unknown secrets have no content.
 */
export interface GameRules<State extends object, Move extends object, Options extends object, Event extends object> {
  readonly id: string
  /** The rules version. A match keeps its version for life; a change that alters any recorded game raises it. */
  readonly rules: number
  readonly seats: { readonly min: number; readonly max: number }
  /** The component tables of a table, and what is counted from them: the numbers that texts of rules leave open. */
  figures?(options: Options): object

  setup(terms: Terms<Options>, fx: Effects<Event>): State
  /** Whose decision it is now, and which; or the result. */
  turn(state: State): Turn
  /**
   * Every legal move of a seat, each once; none if the game is not waiting for that seat.
   * In an open turn, where there are too many to list, a selection.
   */
  moves(state: State, seat: Seat): Iterable<Move>
  /** Legal, or the rule that forbids it. Asked only about a seat that the game is waiting for. */
  judge(state: State, seat: Seat, move: Move): Verdict
  /** Carries a legal move out on this very state, telling what happens. */
  play(state: State, seat: Seat, move: Move, fx: Effects<Event>): void
  /** A copy that shares nothing with the original. */
  clone(state: State): State
  /** A random legal move in an open turn. Any legal move may come, also one that is not listed. */
  suggest?(state: State, seat: Seat, chance: Chance): Move
  /** What seats can decide in advance; without it nothing. */
  readonly premoves?: PremoveRules<State, Move>
}

/** The contract that every game keeps: its rules, and how what comes from outside is read. */
export interface Game<State extends object, Move extends object, Options extends object, Event extends object>
  extends GameRules<State, Move, Options, Event> {
  /** Options and moves come from outside: they are parsed before anything else looks at them. */
  readonly options: Schema<Options>
  readonly move: Schema<Move>
}

/** A schema from `zod/mini` (or zod): it turns unknown input into a T or says what is wrong with it. */
export type Schema<T> = z.core.$ZodType<T, unknown>

/** What is agreed before the first move. */
export interface Terms<Options> {
  readonly seats: number
  readonly options: Options
}

/** What the rules act through while a move is carried out. Everything that others may notice goes through here. */
export interface Effects<Event> extends Chance {
  /** Tells what happened, for the log, the animation and the digest. Secrets in an event are redacted as in a state. */
  emit(event: Event): void
  /** Lets a secret out into the open and gives its content. */
  reveal<T>(secret: Secret<T>): T
  /** Lets more seats in on a secret. */
  show<T>(secret: Secret<T>, to: readonly Seat[]): Secret<T>
}

export type Turn = Waiting | Over

export interface Waiting {
  readonly over: false
  /** The name of the decision, such as `takeTile`. */
  readonly decision: string
  /** One seat, or several that decide at the same time. */
  readonly seats: readonly Seat[]
  /** Seats that have decided but may still change their decision; the game does not wait for them. */
  readonly settled?: readonly Seat[]
  /** There are more legal moves than could be listed, as when a whole factory is planned. Then a game can `suggest`. */
  readonly open?: true
}

export interface Over {
  readonly over: true
  readonly result: Result
}

export interface Result {
  /** The seats from first to last place; seats that share a place stand together. */
  readonly ranking: readonly (readonly Seat[])[]
  /** Points by seat. */
  readonly scores: readonly number[]
}

/** The seats without whose decision the game does not go on; none when it is over. */
export function awaitedSeats(turn: Turn): readonly Seat[] {
  if (turn.over) return []
  const { seats, settled } = turn
  return settled ? seats.filter((seat) => !settled.includes(seat)) : seats
}

/** Any game, for code that treats all games alike: it carries states, moves and events around without looking inside. */
export type AnyGame = Game<object, object, object, object>
export type AnyGameRules = GameRules<object, object, object, object>

/** Ranks seats by points, most first. Equal points share a place, unless later columns break the tie. */
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
