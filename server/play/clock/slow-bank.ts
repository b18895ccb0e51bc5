import type { Seat } from '@carriage/kernel'
import type { Clock, Pace } from '@carriage/protocol'
import { awakeBetween } from './sleep-hours.ts'
import { allowance, facedSince, type Tick } from './tick.ts'

type SlowPace = Extract<Pace, { kind: 'slow' }>
export type BankedPace = SlowPace & { readonly increment: number }

const hour = 3_600_000
const day = 24 * hour

/** Whether each seat of a slow table has one bank for the whole game. */
export function isBanked(pace: Pace): pace is BankedPace {
  return pace.kind === 'slow' && pace.increment !== undefined
}

/** The time that a seat has from the moment on at which it faces a decision, sleep left out. */
export function timeToFace(clock: Clock, pace: SlowPace, seat: Seat): number {
  return isBanked(pace) ? Math.min(allowance(pace), clock.bank?.[seat] ?? allowance(pace)) : allowance(pace)
}

/** The time of a player who comes back: all of it for a decision; from a bank what is there, and a day at least. */
export function timeOnReturn(clock: Clock, pace: SlowPace, seat: Seat): number {
  if (!isBanked(pace)) return allowance(pace)
  // The bank of a seat whose time runs was used up.
  const left = clock.running.includes(seat) ? 0 : timeToFace(clock, pace, seat)
  return Math.max(left, leastOnReturn(pace))
}

function leastOnReturn(pace: BankedPace): number {
  return Math.min(day, allowance(pace))
}

/**
 * Takes the time that went by off the banks of seats that are waited for no more, or that have decided. A seat gains its
 * increment when others are waited for instead of it, not with each of its small moves, and loses it where it comes back
 * to decide again. A bank may hold more than its limit until then, so that taking a move back costs nothing.
 */
export function spendBank(clock: Clock, pace: BankedPace, tick: Tick): Clock {
  const { at, decided, undone = [], running, bots = [], rests = [] } = tick
  const increment = pace.increment * hour
  const bank = clock.left.map((_, seat) => {
    const who = seat as Seat
    const ran = clock.running.includes(who)
    const runs = running.includes(who)
    const had = clock.bank?.[seat] ?? allowance(pace)
    if (bots.includes(who)) return Math.max(had, leastOnReturn(pace))
    if (!ran) return runs && (decided === who || undone.includes(who)) ? had - increment : had
    if (runs && decided !== who) return had
    const left = timeToFace(clock, pace, who) - awakeBetween(facedSince(clock, who), at, rests[seat])
    return Math.max(0, left) + (decided === who && !runs ? increment : 0)
  })
  return { ...clock, at, bank: bank.map((time) => Math.max(0, time)) }
}
