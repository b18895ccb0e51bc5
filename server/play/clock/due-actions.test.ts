import type { Clock, MatchId, Pace } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { clockAfter, startClock } from './clock.ts'
import { type DueSitter, type DueTable, dueActions } from './due-actions.ts'

const noon = Date.UTC(2026, 10, 15, 12)
const hour = 3_600_000
const live: Pace = { kind: 'live', bank: 300, increment: 5 }
const slow: Pace = { kind: 'slow', days: 1 }

function person(seat: DueSitter['seat'], more: Partial<DueSitter> = {}): DueSitter {
  return { seat, bot: false, replaced: false, returnedAt: null, rest: null, ...more }
}

function table(pace: Pace, waiting: readonly DueSitter[], clock: Clock | null = started(pace, waiting)): DueTable {
  return { match: '00000000000000' as MatchId, version: 7, over: false, pace, clock, waiting }
}

function started(pace: Pace, waiting: readonly DueSitter[]): Clock | null {
  const bots = waiting.filter(({ bot }) => bot).map(({ seat }) => seat)
  return startClock(
    pace,
    4,
    waiting.map(({ seat }) => seat),
    noon,
    { bots },
  )
}

test('a live seat is late when its bank and its lag are used up, not before', () => {
  const waiting = table(live, [person(1)])
  expect(dueActions(waiting, noon + 304_999)).toEqual({ late: [], wake: false, premoves: false, due: noon + 305_000 })
  expect(dueActions(waiting, noon + 305_000)).toEqual({ late: [1], wake: true, premoves: false, due: noon + 305_000 })
})

test('of several who decide at once, only those without time are late', () => {
  const clock: Clock = { at: noon, left: [1_000, 90_000, 2_000, 0], running: [0, 1, 2] }
  expect(dueActions(table(live, [person(0), person(1), person(2)], clock), noon + 5_000).late).toEqual([0, 2])
})

test('a bot that must move is requested', () => {
  expect(dueActions(table({ kind: 'none' }, [person(0, { bot: true })]), noon)).toEqual({
    late: [],
    wake: true,
    premoves: false,
    due: null,
  })
  const replaced = person(0, { bot: true, replaced: true })
  expect(dueActions(table({ kind: 'none' }, [replaced]), noon).wake).toBe(true)
  expect(dueActions(table({ kind: 'none' }, [replaced, person(1)]), noon).wake).toBe(false)
  expect(dueActions(table({ kind: 'none' }, [replaced, person(1), person(2, { bot: true })]), noon).wake).toBe(true)
})

test('without a pace nobody is ever late', () => {
  expect(dueActions(table({ kind: 'none' }, [person(0)]), noon + 9_999 * hour)).toEqual({
    late: [],
    wake: false,
    premoves: false,
    due: null,
  })
})

test('sleep and holidays that were set after the last move count too', () => {
  const rest = {
    zone: 'UTC',
    sleep: { from: '22:00', to: '06:00' },
    holidays: [{ from: '2026-11-16', to: '2026-11-17' }],
  }
  const waiting = table(slow, [person(2, { rest })])
  // Ten hours on the 15th, and fourteen from six in the morning of the 18th.
  const due = Date.UTC(2026, 10, 18, 20)
  expect(dueActions(waiting, noon + 24 * hour)).toEqual({ late: [], wake: false, premoves: false, due })
  expect(dueActions(waiting, due).late).toEqual([2])
})

test('returning before the bot has moved gives no time: live, by decisions, and with a bank', () => {
  const returnedAt = noon + 100 * hour
  const banked: Pace = { kind: 'slow', days: 1, increment: 12 }
  for (const pace of [live, slow, banked]) {
    expect(dueActions(table(pace, [person(1, { returnedAt })]), returnedAt).late).toEqual([1])
    // The others have moved on in the meantime, but not the bot.
    const clock = clockAfter(started(pace, [person(0), person(1)]), pace, {
      at: noon + 99 * hour,
      decided: 0,
      running: [1, 2],
      bots: [1],
    })
    expect(dueActions(table(pace, [person(1, { returnedAt })], clock), returnedAt).late).toEqual([1])
  }
})

test('an owner who has returned to a slow table has half of the days for the decision, then a quarter, an eighth', () => {
  const returnedAt = noon + 30 * hour
  const back = (returns: number) => {
    const tick = { at: noon + 25 * hour, decided: 0, running: [0], bots: [0], returns: [returns] } as const
    const clock = clockAfter(started(slow, [person(0)]), slow, tick)
    return (dueActions(table(slow, [person(0, { returnedAt })], clock), returnedAt).due ?? 0) - returnedAt
  }
  expect([0, 1, 2, 3].map(back)).toEqual([12 * hour, 6 * hour, 3 * hour, 3 * hour])
})

test('an owner who has returned after the bot moved has what is in the bank, from the return on', () => {
  const clock: Clock = { at: noon, left: [60_000, 1, 1, 1], running: [] }
  const returnedAt = noon + 500_000
  expect(dueActions(table(live, [person(0, { returnedAt })], clock), returnedAt).due).toBe(returnedAt + 60_000)
})

test('a match that is over needs no action', () => {
  expect(dueActions({ ...table(live, [person(0)]), over: true }, noon + hour)).toEqual({
    late: [],
    wake: false,
    premoves: false,
    due: null,
  })
})

test('a person with premoves is not late before they were checked', () => {
  const ordered = person(1, { premovesAt: noon + 300_000 })
  expect(dueActions(table(live, [ordered]), noon + 400_000)).toMatchObject({ late: [], wake: false, premoves: true })
  expect(dueActions(table(live, [person(1, { premovesAt: null })]), noon + 400_000)).toMatchObject({
    late: [1],
    premoves: false,
  })
})

test('premoves that are set after the time is over do not delay the end', () => {
  const ordered = person(1, { premovesAt: noon + 305_000 })
  expect(dueActions(table(live, [ordered]), noon + 305_001).late).toEqual([1])
})
