import type { Seat } from '@carriage/kernel'
import type { Clock } from '@carriage/protocol'
import { awakeBetween } from './sleep-hours.ts'
import { ranSince, type Tick, type TimedPace } from './tick.ts'

/** For how long the time of each seat has run in all, sleep left out. */
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

/** Of two whose times differ by no more than this part neither held the game up more than the other. */
const nearly = 0.9

/** The seats whose time has run longest in all, or nearly as long; none where that is so of all of them. */
export function ranLongest(clock: Clock, pace: TimedPace, tick: Tick): readonly Seat[] {
  const used = addUsed(clock, pace, tick)
  const least = Math.max(...used) * nearly
  const longest = used.flatMap((time, seat) => (time >= least ? [seat as Seat] : []))
  return longest.length === used.length ? [] : longest
}
