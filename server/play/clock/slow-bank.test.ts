import type { Seat } from '@carriage/kernel'
import type { Clock, MatchId, Pace } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { clockAfter, dueAt, restartClock, startClock } from './clock.ts'
import { dueActions } from './due-actions.ts'
import type { Tick } from './tick.ts'

const hour = 3_600_000
const day = 24 * hour
const noon = Date.UTC(2026, 10, 15, 12)
const pace: Pace = { kind: 'slow', days: 3, increment: 12 }
const night = { zone: 'UTC', sleep: { from: '22:00', to: '06:00' }, holidays: [] }

const started = (...waiting: Seat[]) => startClock(pace, 3, waiting, noon)!
const after = (clock: Clock, tick: Tick) => clockAfter(clock, pace, tick)!
const hoursLeft = ({ left }: Clock) => left.map((time) => time / hour)

test('a seat has its bank at the start, and pays with it for its time', () => {
  const start = started(0)
  expect(hoursLeft(start)).toEqual([72, 72, 72])
  expect(dueAt(start, pace, { now: noon, botWaiting: false })).toBe(noon + 3 * day)
  const passed = after(start, { at: noon + 40 * hour, decided: 0, running: [1] })
  expect(hoursLeft(passed)).toEqual([44, 72, 72])
  const again = after(passed, { at: noon + 50 * hour, decided: 1, running: [0] })
  expect(hoursLeft(again)).toEqual([44, 72, 72])
  expect(dueAt(again, pace, { now: again.at, botWaiting: false })).toBe(noon + 94 * hour)
})

test('the increment comes when others have to decide, not with each small move of a turn', () => {
  const middle = after(started(0), { at: noon + 30 * hour, decided: 0, running: [0] })
  expect(hoursLeft(middle)[0]).toBe(42)
  const later = after(middle, { at: noon + 40 * hour, decided: 0, running: [0] })
  expect(hoursLeft(later)[0]).toBe(32)
  expect(hoursLeft(after(later, { at: noon + 41 * hour, decided: 0, running: [1] }))[0]).toBe(43)
})

test('a bank never gives more time than at the start', () => {
  let clock = started(0)
  for (let turn = 1; turn < 9; turn++)
    clock = after(clock, { at: noon + turn * hour, decided: clock.running[0], running: [(turn % 2) as Seat] })
  expect(hoursLeft(clock)).toEqual([72, 72, 72])
  expect(dueAt(clock, pace, { now: clock.at, botWaiting: false })).toBe(clock.at + 3 * day)
})

test('taking a move back takes the increment back, and no more', () => {
  const used = after(started(0), { at: noon + 2 * hour, decided: 0, running: [1] })
  const back = after(used, { at: noon + 2 * hour, decided: undefined, undone: [0, 0, 0], running: [0] })
  expect(hoursLeft(back)).toEqual([70, 72, 72])
  const settled = after(started(0, 1), { at: noon + 2 * hour, decided: 0, running: [1] })
  const withdrawn = after(settled, { at: noon + 3 * hour, decided: 0, running: [0, 1] })
  expect(hoursLeft(withdrawn)).toEqual([70, 69, 72])
})

test('where several decide at once, the time of each runs until its own decision', () => {
  const first = after(started(0, 1), { at: noon + 10 * hour, decided: 1, running: [0] })
  expect(hoursLeft(first)).toEqual([62, 72, 72])
  expect(hoursLeft(after(first, { at: noon + 20 * hour, decided: 0, running: [2] }))).toEqual([64, 72, 72])
})

test('sleep costs nothing', () => {
  const rests = [night, undefined, undefined]
  const start = startClock(pace, 3, [0], noon, { rests })!
  // Ten hours of the first day count and 16 of each other one; 14 remain for the fifth.
  expect(dueAt(start, pace, { now: noon, botWaiting: false })).toBe(noon + 4 * day + 8 * hour)
  const passed = after(start, { at: noon + day, decided: 0, running: [1], rests })
  expect(hoursLeft(passed)[0]).toBe(68)
})

test('a player whose bank was used up returns to one increment, then to half of it, and so on', () => {
  const returnedAt = noon + 6 * day
  const back = (returns: number) => {
    const tick = { at: noon + 4 * day, decided: 0, running: [0], bots: [0], returns: [returns] } as const
    const clock = after(started(0), tick)
    expect(clock.running).toEqual([])
    const waiting = [{ seat: 0 as Seat, bot: false, replaced: false, returnedAt, rest: null }]
    const table = { match: '00000000000000' as MatchId, version: 1, over: false, pace, clock, waiting }
    return ((dueActions(table, returnedAt).due ?? 0) - returnedAt) / hour
  }
  expect([0, 1, 2, 3].map(back)).toEqual([12, 6, 3, 3])
})

test('an owner who has returned pays with the bank from then on', () => {
  const saved = after(started(0, 1), { at: noon + 4 * day, decided: 0, running: [0, 1], bots: [0] })
  const returnedAt = [saved.at + hour]
  const others = after(saved, { at: saved.at + 5 * hour, decided: 1, waited: [0, 1], running: [0, 2], returnedAt })
  expect(dueAt(others, pace, { now: others.at, botWaiting: false })).toBe(saved.at + 13 * hour)
  const moved = after(others, { at: saved.at + 7 * hour, decided: 0, running: [2] })
  expect(hoursLeft(moved)[0]).toBe(12 - 6 + 12)
})

test('a table that was stopped by a fault of ours costs nobody time', () => {
  const clock = restartClock(
    after(started(0), { at: noon + 40 * hour, decided: 0, running: [0] }),
    pace,
    noon + 60 * hour,
  )!
  expect(hoursLeft(clock)[0]).toBe(32)
  expect(dueAt(clock, pace, { now: clock.at, botWaiting: false })).toBe(noon + 92 * hour)
})
