import { type Seat, seatsOf } from '@carriage/kernel'
import type { Clock, Pace } from '@carriage/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockAfter, dueAt, startClock } from './clock.ts'
import type { Tick } from './tick.ts'
import { ranLongest } from './used.ts'

const live: Pace = { kind: 'live', bank: 600, increment: 10 }
const slow: Pace = { kind: 'slow', days: 2 }
const day = 86_400_000
const noon = Date.UTC(2026, 10, 15, 12)

function started(pace: Pace, waiting: readonly Seat[], seats = 3): Clock {
  const clock = startClock(pace, seats, waiting, noon)
  if (!clock) throw new Error('this pace has no clock')
  return clock
}

function after(clock: Clock, pace: Pace, tick: Tick): Clock {
  const next = clockAfter(clock, pace, tick)
  if (!next) throw new Error('this pace has no clock')
  return next
}

test('a live seat pays for its thinking time and gains an increment with its decision', () => {
  const clock = after(started(live, [0]), live, { at: noon + 30_000, decided: 0, running: [1] })
  expect(clock.left).toEqual([580_000, 600_000, 600_000])
  expect(clock.running).toEqual([1])
})

test('where several decide at once, each pays until its own decision', () => {
  const first = after(started(live, [0, 1, 2]), live, { at: noon + 5_000, decided: 1, running: [0, 2] })
  const second = after(first, live, { at: noon + 9_000, decided: 0, running: [2] })
  expect(second.left).toEqual([601_000, 605_000, 591_000])
})

test('lag is refunded within the budget, which refills with the decisions', () => {
  const start = started(live, [0])
  const lagged = after(start, live, { at: noon + 10_000, decided: 0, running: [0], lag: 400 })
  expect(lagged.left[0]).toBe(600_400)
  const worse = after(lagged, live, { at: lagged.at + 60_000, decided: 0, running: [0], lag: 60_000 })
  expect(worse.left[0]).toBe(600_400 - 50_000 + 5_000)
  expect(worse.lag?.[0]).toBe(1_000)
})

test('lag is not refunded for longer than the decision took', () => {
  const clock = after(started(live, [0]), live, { at: noon + 100, decided: 0, running: [1], lag: 3_000 })
  expect(clock.left[0]).toBe(610_000)
})

test('taking a move back takes its increment back, so that moving back and forth earns no time', () => {
  const start = started(live, [0])
  const moved = after(start, live, { at: noon + 1_000, decided: 0, running: [0] })
  const back = after(moved, live, { at: noon + 2_000, decided: undefined, undone: [0], running: [0] })
  expect(back.left[0]).toBe(598_000)
})

test('changing a decision before the others have made theirs earns no time', () => {
  const settled = after(started(live, [0, 1]), live, { at: noon + 1_000, decided: 0, running: [1] })
  const again = after(settled, live, { at: noon + 2_000, decided: 0, running: [1] })
  expect(again.left[0]).toBe(609_000)
  const withdrawn = after(again, live, { at: noon + 3_000, decided: 0, running: [0, 1] })
  const decided = after(withdrawn, live, { at: noon + 4_000, decided: 0, running: [1] })
  expect(decided.left[0]).toBe(608_000)
})

test('the clock of a seat that a bot plays stops, and its owner finds little time on returning', () => {
  const empty = after(started(live, [0]), live, { at: noon + 700_000, decided: 0, running: [1], bots: [0] })
  expect(empty.left[0]).toBe(20_000)
  const waiting = after(empty, live, { at: empty.at + 5_000, decided: 1, running: [0], bots: [0] })
  expect(waiting.running).toEqual([])
  const later = after(waiting, live, { at: waiting.at + 5_000, decided: 0, running: [1], bots: [0] })
  expect(later.left[0]).toBe(20_000)
})

test('each return gives less time: the increment, half of it, a quarter, and no less after that', () => {
  const pace: Pace = { kind: 'live', bank: 600, increment: 80 }
  const found = [0, 1, 2, 3].map(
    (returns) =>
      after(started(pace, [0]), pace, {
        at: noon + 700_000,
        decided: 0,
        running: [1],
        bots: [0],
        returns: [returns],
      }).left[0],
  )
  expect(found).toEqual([80_000, 40_000, 20_000, 20_000])
})

test('only a move of the bot gives time for a return, not moves of others', () => {
  const both = after(started(live, [0, 1]), live, { at: noon + 700_000, decided: 1, running: [0, 2], bots: [0] })
  expect(both.left[0]).toBe(0)
})

test('a player who returned pays from then on, also where others decided in between', () => {
  const empty = after(started(live, [0]), live, { at: noon + 700_000, decided: 0, running: [0, 1], bots: [0] })
  const returnedAt = [empty.at + 60_000]
  const tick = { returnedAt, waited: [0, 1] as const, running: [0] as const }
  const others = after(empty, live, { at: empty.at + 65_000, decided: 1, ...tick })
  expect(others.left[0]).toBe(15_000)
  const own = after(empty, live, { ...tick, at: empty.at + 65_000, decided: 0, running: [1] })
  expect(own.left[0]).toBe(25_000)
})

test('the total time of each seat is counted, and undoing subtracts nothing', () => {
  const moved = after(started(live, [0]), live, { at: noon + 3_000, decided: 0, running: [1] })
  const back = after(moved, live, { at: noon + 5_000, decided: undefined, undone: [0], running: [0] })
  expect(after(back, live, { at: noon + 9_000, decided: 0, running: [1] }).used).toEqual([7_000, 2_000, 0])
  const sleeper = { zone: 'UTC', sleep: { from: '22:00', to: '06:00' }, holidays: [] }
  const slept = after(started(slow, [0]), slow, { at: noon + day, decided: 0, running: [1], rests: [sleeper] })
  expect(slept.used).toEqual([16 * 3_600_000, 0, 0])
})

test('a slow seat has its days for each decision, from when it faces it', () => {
  const start = started(slow, [0, 1])
  const first = after(start, slow, { at: noon + day, decided: 0, running: [0, 1] })
  expect(first.left).toEqual([2 * day, day, 2 * day])
  const second = after(first, slow, { at: noon + 1.5 * day, decided: 0, running: [1, 2] })
  expect(second.left).toEqual([2 * day, 0.5 * day, 2 * day])
  expect(second.since).toEqual([noon, noon + 1.5 * day])
})

test('sleep extends a slow decision', () => {
  const sleeper = { zone: 'Europe/Vienna', sleep: { from: '22:00', to: '06:00' }, holidays: [] }
  const clock = startClock(slow, 2, [0, 1], noon, { rests: [sleeper] })
  expect(clock?.left).toEqual([3 * day, 2 * day])
})

test('a table without a pace has no clock, and is checked only for its bots', () => {
  const none: Pace = { kind: 'none' }
  expect(startClock(none, 3, [0], noon)).toBeNull()
  expect(clockAfter(null, none, { at: noon, decided: 0, running: [1] })).toBeNull()
  expect(dueAt(null, none, { now: noon, botWaiting: false })).toBeNull()
  expect(dueAt(null, none, { now: noon, botWaiting: true })).toBe(noon + 2_000)
})

test('the deadline is when the first clock and its lag budget run out, or soon for a bot', () => {
  const clock = started(live, [0, 1])
  expect(dueAt(clock, live, { now: noon, botWaiting: false })).toBe(noon + 605_000)
  expect(dueAt(clock, live, { now: noon, botWaiting: true })).toBe(noon + 2_000)
  expect(dueAt(started(slow, [2]), slow, { now: noon, botWaiting: false })).toBe(noon + 2 * day)
  expect(dueAt(started(slow, []), slow, { now: noon, botWaiting: false })).toBeNull()
})

const paces: fc.Arbitrary<Pace> = fc.oneof(
  fc.record({
    kind: fc.constant('live' as const),
    bank: fc.integer({ min: 10, max: 86_400 }),
    increment: fc.integer({ min: 0, max: 3_600 }),
  }),
  fc.record({ kind: fc.constant('slow' as const), days: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    kind: fc.constant('slow' as const),
    days: fc.integer({ min: 1, max: 30 }),
    increment: fc.integer({ min: 1, max: 72 }),
  }),
)
const seat = fc.constantFrom(...seatsOf(4))
const someSeats = fc.uniqueArray(seat)
const steps = fc.array(
  fc.record({
    // Backwards too: the clocks of the processes may disagree.
    passed: fc.integer({ min: -2_000, max: 200_000 }),
    decided: fc.option(seat, { nil: undefined }),
    undone: fc.array(seat, { maxLength: 3 }),
    takesBack: fc.option(seat, { nil: undefined }),
    running: someSeats,
    bots: someSeats,
    waited: fc.option(someSeats, { nil: undefined }),
    back: fc.integer({ min: -100_000, max: 300_000 }),
    returns: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 4 }),
    lag: fc.integer({ min: 0, max: 60_000 }),
  }),
  { maxLength: 40 },
)

test('in any sequence, clocks stay whole, never negative, and never run for a program', () => {
  fc.assert(
    fc.property(paces, steps, (pace, history) => {
      let clock = startClock(pace, 4, [0], noon)
      for (const { passed, back, waited, ...tick } of history) {
        const before = clock
        const at = (before?.at ?? 0) + passed
        const returnedAt = seatsOf(4).map((seat) => at - back * (seat + 1))
        clock = clockAfter(clock, pace, { at, returnedAt, ...(waited && { waited }), ...tick })
        expect(clock?.at).toBeGreaterThanOrEqual(before?.at ?? 0)
        expect(clock?.left.every((time) => Number.isInteger(time) && time >= 0)).toBe(true)
        expect(clock?.running.some((seat) => tick.bots.includes(seat))).toBe(false)
        expect(new Set(clock?.running)).toEqual(new Set(tick.running.filter((seat) => !tick.bots.includes(seat))))
        const due = dueAt(clock, pace, { now: clock?.at ?? 0, botWaiting: false })
        expect(due === null).toBe(clock?.running.length === 0)
        if (due !== null) expect(due).toBeGreaterThanOrEqual(clock?.at ?? 0)
      }
    }),
  )
})

test('all refunded lag is within the budget, however it is claimed', () => {
  const claims = fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 60_000 })))
  fc.assert(
    fc.property(claims, (history) => {
      let clock = started({ kind: 'live', bank: 86_400, increment: 0 }, [0], 1)
      let thought = 0
      for (const [passed, lag] of history) {
        thought += passed
        clock = after(
          clock,
          { kind: 'live', bank: 86_400, increment: 0 },
          { at: clock.at + passed, decided: 0, running: [0], lag },
        )
      }
      const given = (clock.left[0] ?? 0) - (86_400_000 - thought)
      expect(given).toBeGreaterThanOrEqual(0)
      expect(given).toBeLessThanOrEqual(5_000 + 1_000 * history.length)
    }),
  )
})

test('the seat with the longest time is found, except where all are nearly equal', () => {
  const clock = { at: 10_000, left: [0, 0, 0], running: [1 as Seat], used: [90_000, 50_000, 10_000] }
  const pace = { kind: 'live', bank: 600, increment: 10 } as const
  const longest = (at: number) => ranLongest(clock, pace, { at, decided: undefined, running: [] })
  expect(longest(20_000)).toEqual([0])
  expect(longest(45_000)).toEqual([0, 1])
  expect(longest(100_000)).toEqual([1])
  const even = { ...clock, used: [90_000, 85_000, 88_000], running: [] }
  expect(ranLongest(even, pace, { at: 20_000, decided: undefined, running: [] })).toEqual([])
})
