import type { PlayedSeat, ToPlay } from './seats-to-play.ts'

/**
 * How long a bot takes over its turn at least, in milliseconds, so that people can follow. `most` is what a table
 * without a hurry gets; what the bot really thought counts towards it.
 */
export function pauseBefore(toPlay: ToPlay, { seat, standIn }: PlayedSeat, most: number): number {
  const { pace, last, people, peopleDecide } = toPlay
  // Each decision waits, so that its owner can follow what is done for them and take the seat back.
  if (standIn) return most * standInFactor
  // No person watches; or a person is thinking anyway, and their clock runs.
  if (!people || peopleDecide) return 0
  // A turn of several small decisions begins once.
  if (last === seat) return 0
  if (pace.kind === 'slow') return 0
  // A table in a hurry waits for its bots as little as for its people.
  return pace.kind === 'live' ? Math.min(most, (pace.bank * 1_000) / unhurried) : most
}

/** The factor by which a bot that keeps a seat takes longer over a decision than a bot over a turn of its own. */
const standInFactor = 5

/** Seconds in the bank from which on a second of a bot is short. */
const unhurried = 900
