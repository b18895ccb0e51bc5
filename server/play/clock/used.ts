import type { Seat } from '@carriage/kernel'
import type { Clock } from '@carriage/protocol'
import { awakeBetween } from './sleep-hours.ts'
import { ranSince, type Tick, type TimedPace } from './tick.ts'

/** The total time of each seat, without sleep. */
export function addUsed(clock: Clock, pace: TimedPace, tick: Tick): readonly number[] {
  return clock.left.map((_, place) => {
    const seat = place as Seat
    const since = ranSince(clock, tick, seat)
    const before = clock.used?.[seat] ?? 0
    if (since === undefined) return before
    const rest = pace.kind === 'slow' ? tick.rests?.[seat] : undefined
    return before + awakeBetween(Math.max(clock.at, since), tick.at, rest)
  })
}

/** Seats whose times differ by no more than this factor held the game up alike. */
const nearly = 0.9

/** The seats whose total time is longest, or nearly; none if that is so of all of them. */
export function ranLongest(clock: Clock, pace: TimedPace, tick: Tick): readonly Seat[] {
  const used = addUsed(clock, pace, tick)
  const least = Math.max(...used) * nearly
  const longest = used.flatMap((time, seat) => (time >= least ? [seat as Seat] : []))
  return longest.length === used.length ? [] : longest
}
