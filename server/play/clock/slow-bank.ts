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

/** The time that a seat has from the moment on at which it faces a decision, sleep left out. */
export function timeToFace(clock: Clock, pace: SlowPace, seat: Seat): number {
  return Math.min(allowance(pace), clock.bank?.[seat] ?? allowance(pace))
}

/**
 * Takes the time that went by off the banks of seats that are waited for no more, or that have decided. A seat gains its
 * increment when others are waited for instead of it, not with each of its small moves, and loses it where it comes back
 * to decide again. A bank may hold more than its limit until then, so that taking a move back costs nothing.
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
    // Only after a move of the bot is there time for coming back.
    if (bots.includes(seat)) return Math.max(left(), decided === seat ? timeOnReturn(pace, returns[seat] ?? 0) : 0)
    if (!waited) return runs && (decided === seat || undone.includes(seat)) ? had - increment : had
    if (runs && decided !== seat) return had
    return left() + (decided === seat && !runs ? increment : 0)
  })
  return { ...clock, at, bank: bank.map((time) => Math.max(0, time)) }
}
