import type { PlayedSeat, ToPlay } from './seats-to-play.ts'

/**
 * The least time of a bot's turn in milliseconds, so that people can follow. `most` is that of a table with long
 * clocks; the real search time counts towards it.
 */
export function pauseBefore(toPlay: ToPlay, { seat, standIn }: PlayedSeat, most: number): number {
  const { pace, last, people, peopleDecide } = toPlay
  // Each decision waits, so that its owner can follow what is done for them and take the seat back.
  if (standIn) return most * standInFactor
  // No person watches, or a person is thinking anyway with a running clock.
  if (!people || peopleDecide) return 0
  // A turn of several small decisions pauses once.
  if (last === seat) return 0
  if (pace.kind === 'slow') return 0
  // At a table with short clocks bots are as quick as people.
  return pace.kind === 'live' ? Math.min(most, (pace.bank * 1_000) / unhurried) : most
}

/** How much longer than usual the pause of a bot is that replaces a player. */
const standInFactor = 5

/** Seconds in the bank above which a second of a bot does not matter. */
const unhurried = 900
