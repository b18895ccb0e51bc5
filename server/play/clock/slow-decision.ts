import type { Seat } from '@carriage/kernel'
import type { Clock } from '@carriage/protocol'
import { timeOnReturn } from './returning.ts'
import { awakeBetween } from './sleep-hours.ts'
import { timeToFace } from './slow-bank.ts'
import { allowance, ranSince, type Tick, type TimedPace, wasWaitedFor } from './tick.ts'

type SlowPace = Extract<TimedPace, { kind: 'slow' }>

/**
 * The time of the seats of a slow table without banks for their next decisions: all the days, with two exceptions. A
 * player who takes a decision back has no more time than was left when it was made, so that moving back and forth
 * delays nobody; and a player who returns to a seat that a bot plays has less.
 */
export function spendDecision(clock: Clock, pace: SlowPace, tick: Tick): Clock {
  const { at, decided, undone = [], running, bots = [], rests = [], returns = [] } = tick
  const whole = allowance(pace)
  const bank: number[] = []
  const spare: (number | null)[] = []
  for (const place of clock.left.keys()) {
    const seat = place as Seat
    const time = timeToFace(clock, pace, seat)
    const since = ranSince(clock, tick, seat)
    const left = since === undefined ? time : Math.max(0, time - awakeBetween(since, at, rests[seat]))
    const runs = running.includes(seat)
    const waited = wasWaitedFor(clock, tick, seat)
    const takesBack = undone.includes(seat) || (decided === seat && !waited)
    const least = clock.spare?.[seat] ?? null
    if (bots.includes(seat)) {
      bank[seat] = decided === seat ? timeOnReturn(pace, returns[seat] ?? 0) : left
      spare[seat] = null
    } else if (takesBack && runs) {
      bank[seat] = Math.min(least ?? whole, waited ? left : whole)
      spare[seat] = bank[seat]
    } else if (decided === seat) {
      bank[seat] = whole
      spare[seat] = Math.min(least ?? whole, left)
    } else {
      bank[seat] = time
      // A decision that others led to is a new one.
      spare[seat] = runs && !waited ? null : least
    }
  }
  return { ...clock, at, bank, spare }
}
