import type { Seat } from '@carriage/kernel'

/**
 * How the balance of a game is measured. A game exports it from `bots/games/ID/balance.ts` as `balanceSheet`; `pnpm
 * balance` plays the games and prints what each thing was worth to those who took it.
 */
export interface BalanceSheet<Event = object> {
  /** The seats in the order in which they begin, the first one first. */
  startOrder(events: readonly Event[]): readonly Seat[]
  /** What the seats took in one whole game: each tile, card, engineer and so on, as often as it was taken. */
  takings(events: readonly Event[]): readonly Taking[]
}

/** Something that a seat took once. Its name begins with its kind, as in `tile T1`. */
export interface Taking {
  readonly seat: Seat
  readonly name: string
}
