import type { Seat } from '@carriage/kernel'
import type { Clock, Pace } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { clockAfter, dueAt, hasTimeToTakeBack, startClock } from './clock.ts'
import type { Tick } from './tick.ts'

const second = 1_000
const hour = 3_600 * second
const noon = Date.UTC(2026, 10, 15, 12)
const live: Pace = { kind: 'live', bank: 600, increment: 10 }
const days: Pace = { kind: 'slow', days: 3 }
const bank: Pace = { kind: 'slow', days: 5, increment: 12 }

const started = (pace: Pace, ...waiting: Seat[]) => startClock(pace, 3, waiting, noon)!
const after = (clock: Clock, pace: Pace, tick: Tick) => clockAfter(clock, pace, tick)!
/** Seat 0 ends its turn after some time. */
const passed = (pace: Pace, took: number) =>
  after(started(pace, 0), pace, { at: noon + took, decided: 0, running: [1] })
const back = (at: number): Tick & { takesBack: Seat } => ({
  at,
  decided: undefined,
  undone: [0],
  takesBack: 0,
  running: [0],
})
const hoursToGo = (clock: Clock, pace: Pace) =>
  ((dueAt(clock, pace, { now: clock.at, botWaiting: false }) ?? Number.NaN) - clock.at) / hour

test('at a live table the other gets the time back to the millisecond, and the player who took the turn back pays for it', () => {
  const clock = passed(live, 30 * second)
  expect(clock.left).toEqual([580 * second, 600 * second, 600 * second])
  const again = after(clock, live, back(clock.at + 91 * second))
  expect(again.left).toEqual([(570 - 91) * second, 600 * second, 600 * second])
  expect(again.used).toEqual([121 * second, 0, 0])
})

test('a turn that is passed back and forth runs out of time, at any pace', () => {
  for (const pace of [live, days, bank]) {
    const step = pace.kind === 'live' ? 20 * second : 5 * hour
    let clock = started(pace, 0)
    let laps = 0
    for (; hasTimeToTakeBack(clock, pace, back(clock.at)) && laps < 100; laps++) {
      clock = after(clock, pace, { at: clock.at, decided: 0, running: [1] })
      if (!hasTimeToTakeBack(clock, pace, back(clock.at + step))) break
      clock = after(clock, pace, back(clock.at + step))
    }
    expect(laps).toBeGreaterThan(2)
    expect(laps).toBeLessThan(30)
  }
})

test('with days for each decision the time since counts as if the turn had not ended', () => {
  const again = after(passed(days, 20 * hour), days, back(noon + 30 * hour))
  expect(hoursToGo(again, days)).toBe(42)
  const next = after(again, days, { at: noon + 31 * hour, decided: 0, running: [1] })
  expect(hoursToGo(next, days)).toBe(72)
  expect(hoursToGo(after(next, days, back(noon + 33 * hour)), days)).toBe(39)
})

test('with a bank the other has spent nothing, and the increment goes with the turn', () => {
  const again = after(passed(bank, 20 * hour), bank, back(noon + 30 * hour))
  expect(again.bank?.map((time) => time / hour)).toEqual([100, 120, 120])
  expect(hoursToGo(again, bank)).toBe(90)
  const next = after(again, bank, { at: noon + 31 * hour, decided: 0, running: [1] })
  expect(next.bank?.map((time) => time / hour)).toEqual([101, 120, 120])
})

test('where others go on deciding, or were asked, everybody pays for their own time', () => {
  const settled = after(started(live, 0, 1), live, { at: noon + second, decided: 0, running: [1] })
  const together = after(settled, live, { ...back(noon + 5 * second), running: [0, 1] })
  expect(together.left).toEqual([599 * second, 595 * second, 600 * second])
  const asked = after(passed(live, 30 * second), live, { ...back(noon + 121 * second), takesBack: undefined })
  expect(asked.left).toEqual([570 * second, 509 * second, 600 * second])
})

test('while a bot thinks nobody pays', () => {
  const clock = after(started(live, 0), live, { at: noon, decided: 0, running: [1], bots: [1] })
  const again = after(clock, live, { ...back(noon + 5 * second), waited: [1], bots: [1] })
  expect(again.left[0]).toBe(600 * second)
})

test('a player with less time than has elapsed cannot take the turn back', () => {
  const clock = passed(live, 590 * second)
  expect(hasTimeToTakeBack(clock, live, back(clock.at + 9 * second))).toBe(true)
  expect(hasTimeToTakeBack(clock, live, back(clock.at + 10 * second))).toBe(false)
  expect(hasTimeToTakeBack(null, { kind: 'none' }, back(noon))).toBe(true)
})
