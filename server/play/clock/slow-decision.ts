import type { Seat } from '@carriage/kernel'
import type { Clock } from '@carriage/protocol'
import { timeOnReturn } from './returning.ts'
import { awakeBetween } from './sleep-hours.ts'
import { timeToFace } from './slow-bank.ts'
import { allowance, ranSince, type Tick, type TimedPace, wasWaitedFor } from './tick.ts'

type SlowPace = Extract<TimedPace, { kind: 'slow' }>

/**
 * What the seats of a slow table without banks have for the decisions that they face next. That is all the days, but for two:
 * who takes a decision back gets no more time than was left when it was made, so that moving to and fro holds nobody up; and
 * who comes back to a seat that a bot plays gets less.
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
