import { type Seat, seatsOf } from '@carriage/kernel'
import type { Clock, Pace } from '@carriage/protocol'
import { fullLagBudget, giveBackLag } from './lag.ts'
import { awakeUntil } from './sleep-hours.ts'
import { isBanked, spendBank, timeToFace } from './slow-bank.ts'
import { allowance, type ClockPlayers, facedSince, type Tick } from './tick.ts'

/** A program is looked after when it has not moved for this time. */
const patienceWithBots = 2_000
/** A player who comes back to a live table finds at least this time. */
export const welcome = 60_000

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

/** The clocks after something happened. */
export function clockAfter(clock: Clock | null, pace: Pace, tick: Tick): Clock | null {
  if (!clock || pace.kind === 'none') return null
  // Processes may disagree about the time; a clock never gives some because of that.
  const at = Math.max(tick.at, clock.at)
  const spent =
    pace.kind === 'live'
      ? spend(clock, pace, { ...tick, at })
      : isBanked(pace)
        ? spendBank(clock, pace, { ...tick, at })
        : { ...clock, at }
  return run(pace, spent, tick.running, tick, tick.decided)
}

/** The clocks of a table that stood still because of a fault of ours; no player pays for that time. */
export function restartClock(clock: Clock | null, pace: Pace, now: number): Clock | null {
  if (!clock || pace.kind === 'none') return null
  const at = Math.max(now, clock.at)
  if (pace.kind === 'live') return { ...clock, at }
  const left = clock.left.map((_, seat) => timeToFace(clock, pace, seat as Seat))
  return { ...clock, at, left, since: clock.running.map(() => at) }
}

/** When the table must be looked at, if nothing happens before: a clock runs out, a program should have moved, or orders are due. */
export function dueAt(
  clock: Clock | null,
  pace: Pace,
  {
    now,
    botWaiting,
    ordersAt,
  }: { readonly now: number; readonly botWaiting: boolean; readonly ordersAt?: number | undefined },
): number | null {
  const ends = clock && pace.kind !== 'none' ? clock.running.map((seat) => runsOutAt(clock, seat)) : []
  const never = Number.POSITIVE_INFINITY
  const due = Math.min(...ends, botWaiting ? now + patienceWithBots : never, ordersAt ?? never)
  return due === Number.POSITIVE_INFINITY ? null : due
}

/** When a seat whose time runs has none left. What can be given back for lag may still be under way. */
export function runsOutAt(clock: Clock, seat: Seat): number {
  return clock.at + (clock.left[seat] ?? 0) + (clock.lag?.[seat] ?? 0)
}

type LivePace = Extract<Pace, { kind: 'live' }>

/** Takes the time that went by off the banks of a live table, and pays for decisions. */
function spend(clock: Clock, pace: LivePace, tick: Tick): Clock {
  const { at, decided, undone = [], running, lag = 0, bots = [] } = tick
  const increment = pace.increment * 1_000
  const left = clock.left.slice()
  const budgets = clock.left.map((_, seat) => clock.lag?.[seat] ?? fullLagBudget(pace))
  const elapsed = at - clock.at
  for (const seat of clock.running) left[seat] = (left[seat] ?? 0) - elapsed
  if (decided !== undefined && !bots.includes(decided)) {
    const ran = clock.running.includes(decided)
    if (ran) {
      const given = giveBackLag(pace, budgets[decided] ?? 0, Math.min(lag, elapsed))
      budgets[decided] = given.budget
      left[decided] = Math.max(0, (left[decided] ?? 0) + given.back) + increment
    }
    // A player who had settled and now withdraws has to decide again, and is paid for that once.
    else if (running.includes(decided)) left[decided] = (left[decided] ?? 0) - increment
  }
  for (const seat of undone) left[seat] = (left[seat] ?? 0) - increment
  for (const seat of bots) left[seat] = Math.max(left[seat] ?? 0, Math.min(welcome, allowance(pace)))
  return { at, left: left.map((time) => Math.max(0, time)), running: clock.running, lag: budgets }
}

/** Sets the clocks of the seats that the game waits for going. */
function run(
  pace: Exclude<Pace, { kind: 'none' }>,
  clock: Clock,
  waiting: readonly Seat[],
  { bots = [], rests = [] }: ClockPlayers,
  decided?: Seat,
): Clock {
  const running = waiting.filter((seat) => !bots.includes(seat))
  if (pace.kind === 'live') return { ...clock, running }
  const since = running.map((seat) => (seat === decided ? clock.at : facedSince(clock, seat)))
  const left = clock.left.map((_, seat) => timeToFace(clock, pace, seat as Seat))
  running.forEach((seat, index) => {
    const end = awakeUntil(since[index] ?? clock.at, timeToFace(clock, pace, seat), rests[seat])
    left[seat] = Math.max(0, end - clock.at)
  })
  return { at: clock.at, left, running, since, ...(clock.bank && { bank: clock.bank }) }
}
