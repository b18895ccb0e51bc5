import type { Seat } from '@carriage/kernel'
import type { Clock, Pace } from '@carriage/protocol'
import { timeOnReturn } from './returning.ts'
import { awakeBetween } from './sleep-hours.ts'
import { allowance, ranSince, type Tick, wasWaitedFor } from './tick.ts'

type SlowPace = Extract<Pace, { kind: 'slow' }>
export type BankedPace = SlowPace & { readonly increment: number }

const hour = 3_600_000

/** Whether each seat of a slow table has one bank for the whole game. */
export function isBanked(pace: Pace): pace is BankedPace {
  return pace.kind === 'slow' && pace.increment !== undefined
}

/** The time of a seat from when it faces a decision, without sleep. */
export function timeToFace(clock: Clock, pace: SlowPace, seat: Seat): number {
  return Math.min(allowance(pace), clock.bank?.[seat] ?? allowance(pace))
}

/**
 * Subtracts the elapsed time from the banks of seats that have decided or need not any more. A seat gains its increment
 * when others have to decide instead of it, not with each of its small moves, and loses it where it has to decide
 * again. A bank may exceed its limit until then, so that taking a move back costs nothing.
 */
export function spendBank(clock: Clock, pace: BankedPace, tick: Tick): Clock {
  const { at, decided, undone = [], running, bots = [], rests = [], returns = [] } = tick
  const increment = pace.increment * hour
  const bank = clock.left.map((_, place) => {
    const seat = place as Seat
    const runs = running.includes(seat)
    const waited = wasWaitedFor(clock, tick, seat)
    const had = clock.bank?.[seat] ?? allowance(pace)
    const since = ranSince(clock, tick, seat)
    const left = () =>
      since === undefined ? had : Math.max(0, timeToFace(clock, pace, seat) - awakeBetween(since, at, rests[seat]))
    // Only a move of the bot gives time for a return.
    if (bots.includes(seat)) return Math.max(left(), decided === seat ? timeOnReturn(pace, returns[seat] ?? 0) : 0)
    if (!waited) return runs && (decided === seat || undone.includes(seat)) ? had - increment : had
    if (runs && decided !== seat) return had
    return left() + (decided === seat && !runs ? increment : 0)
  })
  return { ...clock, at, bank: bank.map((time) => Math.max(0, time)) }
}
