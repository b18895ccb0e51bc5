import type { Seat } from '@carriage/kernel'

/**
 * How well a game is played in absolute terms, not who wins it. A game exports it from `bots/games/ID/quality.ts` as
 * `yardstick`; `pnpm bots quality` plays the games and prints its figures.
 */
export interface Yardstick<State = object, Move = object> {
  /** What is printed, in this order: the name of each figure, and how it reads. */
  readonly figures: Readonly<Record<string, FigureKind>>
  /** Called at the beginning of each game. */
  watch(seats: number): Watch<State, Move>
}

/** A share is printed in per cent, a mean as it is. */
export type FigureKind = 'share' | 'mean'

/** Follows one game. */
export interface Watch<State = object, Move = object> {
  saw(step: WatchedMove<State, Move>): void
  /** What the game came to, by the names of the figures; a figure that has no case in this game may be left out. */
  figures(end: State): Readonly<Record<string, Ratio>>
}

/** A move that was played. Neither state is changed later. */
export interface WatchedMove<State = object, Move = object> {
  readonly before: State
  readonly seat: Seat
  readonly move: Move
  readonly events: readonly object[]
  readonly after: State
}

/** A sum and the number of cases, or the amount, that it is divided by over all games together. */
export interface Ratio {
  readonly sum: number
  readonly of: number
}
