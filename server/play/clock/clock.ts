import { type Seat, seatsOf } from '@carriage/kernel'
import type { Clock, Pace } from '@carriage/protocol'
import { fullLagBudget, giveBackLag } from './lag.ts'
import { timeOnReturn } from './returning.ts'
import { awakeUntil } from './sleep-hours.ts'
import { isBanked, spendBank, timeToFace } from './slow-bank.ts'
import { spendDecision } from './slow-decision.ts'
import { allowance, type ClockPlayers, ranSince, type Tick, type TimedPace, wasWaitedFor } from './tick.ts'
import { asNeverPassed } from './turn-taken-back.ts'
import { addUsed } from './used.ts'

/** A bot that has not moved for this time is requested again. */
const botGracePeriod = 2_000

/** The clocks before the first move; none at a table without a pace. */
export function startClock(
  pace: Pace,
  seats: number,
  waiting: readonly Seat[],
  now: number,
  players: ClockPlayers = {},
): Clock | null {
  if (pace.kind === 'none') return null
  const all = seatsOf(seats)
  const left = all.map(() => allowance(pace))
  const lag = pace.kind === 'live' ? { lag: all.map(() => fullLagBudget(pace)) } : {}
  const bank = isBanked(pace) ? { bank: left } : {}
  return run(pace, { at: now, left, running: [], ...lag, ...bank }, waiting, players)
}

/** The clocks after an event. */
export function clockAfter(clock: Clock | null, pace: Pace, tick: Tick): Clock | null {
  if (!clock || pace.kind === 'none') return null
  // Clocks of processes may disagree; a player never gains time by that.
  const at = Math.max(tick.at, clock.at)
  const back = asNeverPassed(clock, { ...tick, at })
  const { clock: before, tick: happened } = back ?? { clock, tick: { ...tick, at } }
  const { running, decided, undone = [] } = tick
  // A decision of its own that was taken back, or made, leads to one that starts now, unless it never ended.
  const begins = (seat: Seat) => seat === decided || (!isBanked(pace) && undone.includes(seat) && seat !== back?.payer)
  const since = (seat: Seat) => (begins(seat) ? at : (ranSince(before, happened, seat) ?? at))
  return { ...run(pace, spent(before, pace, happened), running, tick, since), used: addUsed(before, pace, happened) }
}

/** Whether a seat that takes a turn back has enough time to pay for the time since it ended. */
export function hasTimeToTakeBack(clock: Clock | null, pace: Pace, tick: Tick & { readonly takesBack: Seat }): boolean {
  if (!clock || !asNeverPassed(clock, tick)) return true
  return (clockAfter(clock, pace, tick)?.left[tick.takesBack] ?? 0) > 0
}

/** The time of the seats after the elapsed time. */
function spent(clock: Clock, pace: TimedPace, tick: Tick): Clock {
  if (pace.kind === 'live') return spend(clock, pace, tick)
  return isBanked(pace) ? spendBank(clock, pace, tick) : spendDecision(clock, pace, tick)
}

/** The clocks of a table that was stopped by a fault of ours; no player pays for that time. */
export function restartClock(clock: Clock | null, pace: Pace, now: number): Clock | null {
  if (!clock || pace.kind === 'none') return null
  const at = Math.max(now, clock.at)
  if (pace.kind === 'live') return { ...clock, at }
  const left = clock.left.map((_, seat) => timeToFace(clock, pace, seat as Seat))
  return { ...clock, at, left, since: clock.running.map(() => at) }
}

/**
 * When the table must be checked, if nothing happens before: a clock runs out, a program should have moved, or premoves
 * are due.
 */
export function dueAt(
  clock: Clock | null,
  pace: Pace,
  {
    now,
    botWaiting,
    premovesAt,
  }: { readonly now: number; readonly botWaiting: boolean; readonly premovesAt?: number | undefined },
): number | null {
  const ends = clock && pace.kind !== 'none' ? clock.running.map((seat) => runsOutAt(clock, seat)) : []
  const never = Number.POSITIVE_INFINITY
  const due = Math.min(...ends, botWaiting ? now + botGracePeriod : never, premovesAt ?? never)
  return due === Number.POSITIVE_INFINITY ? null : due
}

/** When the time of a running seat is over, including the lag that may still be refunded. */
export function runsOutAt(clock: Clock, seat: Seat): number {
  return clock.at + (clock.left[seat] ?? 0) + (clock.lag?.[seat] ?? 0)
}

type LivePace = Extract<TimedPace, { kind: 'live' }>

/** Subtracts the elapsed time from the banks of a live table, and adds increments. */
function spend(clock: Clock, pace: LivePace, tick: Tick): Clock {
  const { at, decided, undone = [], running, lag = 0, bots = [], returns = [] } = tick
  const increment = pace.increment * 1_000
  const budgets = clock.left.map((_, seat) => clock.lag?.[seat] ?? fullLagBudget(pace))
  const passed = (seat: Seat) => at - Math.max(clock.at, ranSince(clock, tick, seat) ?? at)
  const left = clock.left.map((time, seat) => time - passed(seat as Seat))
  if (decided !== undefined && !bots.includes(decided)) {
    if (wasWaitedFor(clock, tick, decided)) {
      const given = giveBackLag(pace, budgets[decided] ?? 0, Math.min(lag, passed(decided)))
      budgets[decided] = given.budget
      left[decided] = Math.max(0, (left[decided] ?? 0) + given.back) + increment
    }
    // A player who had settled and now withdraws has to decide again, and is paid for that once.
    else if (running.includes(decided)) left[decided] = (left[decided] ?? 0) - increment
  }
  for (const seat of undone) left[seat] = (left[seat] ?? 0) - increment
  // Only a move of the bot gives time for a return.
  if (decided !== undefined && bots.includes(decided))
    left[decided] = Math.max(left[decided] ?? 0, timeOnReturn(pace, returns[decided] ?? 0))
  return { at, left: left.map((time) => Math.max(0, time)), running: clock.running, lag: budgets }
}

/** Starts the clocks of the seats that have to decide. */
function run(
  pace: TimedPace,
  clock: Clock,
  waiting: readonly Seat[],
  { bots = [], rests = [] }: ClockPlayers,
  faced: (seat: Seat) => number = () => clock.at,
): Clock {
  const running = waiting.filter((seat) => !bots.includes(seat))
  if (pace.kind === 'live') return { ...clock, running }
  const since = running.map(faced)
  const left = clock.left.map((_, seat) => timeToFace(clock, pace, seat as Seat))
  running.forEach((seat, index) => {
    const end = awakeUntil(since[index] ?? clock.at, timeToFace(clock, pace, seat), rests[seat])
    left[seat] = Math.max(0, end - clock.at)
  })
  const { at, bank, spare } = clock
  return { at, left, running, since, ...(bank && { bank }), ...(spare && { spare }) }
}
