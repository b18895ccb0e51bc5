import type { Seat } from '@carriage/kernel'
import type { Clock, Pace } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { clockAfter, dueAt, startClock } from './clock.ts'
import type { Tick } from './tick.ts'

const hour = 3_600_000
const noon = Date.UTC(2026, 10, 15, 12)
const pace: Pace = { kind: 'slow', days: 3 }

const started = (...waiting: Seat[]) => startClock(pace, 3, waiting, noon)!
const after = (clock: Clock, tick: Tick) => clockAfter(clock, pace, tick)!
const hoursToGo = (clock: Clock) =>
  ((dueAt(clock, pace, { now: clock.at, botWaiting: false }) ?? Number.NaN) - clock.at) / hour

test('taking a move back leaves the time that was left when it was made, however often', () => {
  let clock = started(0)
  for (let times = 0; times < 5; times++) {
    clock = after(clock, { at: clock.at + 20 * hour, decided: 0, running: [1] })
    clock = after(clock, { at: clock.at, decided: undefined, undone: [0], running: [0] })
  }
  expect(clock.at - noon).toBe(100 * hour)
  expect(hoursToGo(clock)).toBe(0)
})

test('taking back a small move of a turn gives no new days either', () => {
  let clock = started(0)
  const left: number[] = []
  for (let times = 0; times < 4; times++) {
    clock = after(clock, { at: clock.at + 20 * hour, decided: 0, running: [0] })
    expect(hoursToGo(clock)).toBe(72)
    clock = after(clock, { at: clock.at + hour, decided: undefined, undone: [0], running: [0] })
    left.push(hoursToGo(clock))
  }
  expect(left).toEqual([52, 32, 12, 0])
})

test('withdrawing a settled decision gives no new days', () => {
  const settled = after(started(0, 1), { at: noon + 60 * hour, decided: 0, running: [1] })
  const withdrawn = after(settled, { at: noon + 61 * hour, decided: 0, running: [0, 1] })
  expect(hoursToGo(withdrawn)).toBe(11)
  const [own] = withdrawn.left
  expect((own ?? 0) / hour).toBe(12)
  const again = after(withdrawn, { at: noon + 70 * hour, decided: 0, running: [1] })
  const restarted = after(again, { at: noon + 70 * hour, decided: 0, running: [0, 1] })
  expect((restarted.left[0] ?? 0) / hour).toBe(3)
})

test('the next decision has all its days again', () => {
  const moved = after(started(0), { at: noon + 60 * hour, decided: 0, running: [1] })
  const answered = after(moved, { at: noon + 61 * hour, decided: 1, running: [0] })
  expect(hoursToGo(answered)).toBe(72)
  const late = after(answered, { at: answered.at + 71 * hour, decided: 0, running: [0] })
  expect(hoursToGo(late)).toBe(72)
})

test('after a decision with the short time of a return there are all days again', () => {
  const saved = after(started(0), { at: noon + 80 * hour, decided: 0, running: [0], bots: [0] })
  const returnedAt = [saved.at + hour]
  const moved = after(saved, { at: saved.at + 30 * hour, decided: 0, waited: [0], running: [0], returnedAt })
  expect(hoursToGo(moved)).toBe(72)
})
