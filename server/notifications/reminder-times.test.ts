import type { Seat } from '@carriage/kernel'
import { matchIdFrom, type Pace } from '@carriage/protocol'
import { expect, test } from 'vitest'
import type { DueTable } from '../play/clock/index.ts'
import { type Reminded, remindersAt } from './reminder-times.ts'

const hour = 3_600_000
const day = 24 * hour
const start = Date.parse('2026-11-20T10:00Z')
const sleep = { zone: 'UTC', sleep: { from: '22:00', to: '08:00' }, holidays: [] }

function tableOf(pace: Pace, rest: DueTable['waiting'][number]['rest'] = null, left?: number): DueTable {
  const time = left ?? (pace.kind === 'slow' ? pace.days * day : 0)
  const banked = pace.kind === 'slow' && pace.increment !== undefined
  return {
    match: matchIdFrom(new Uint8Array(14)),
    version: 7,
    over: false,
    pace,
    clock: {
      at: start,
      left: [time, time],
      running: [0 as Seat],
      since: [start],
      ...(banked && { bank: [time, time] }),
    },
    waiting: [{ seat: 0 as Seat, bot: false, replaced: false, returnedAt: null, rest }],
  }
}

/** Every reminder of a decision, by the hours since its start. */
function remindersOf(table: DueTable): (readonly [string, number])[] {
  const sent: (readonly [string, number])[] = []
  let reminded: Reminded = {}
  for (let now: number | null = start; now !== null; ) {
    const look = remindersAt(table, reminded, now)
    for (const { kind } of look.due) sent.push([kind, (now - start) / hour])
    reminded = look.reminded
    now = look.next
  }
  return sent
}

test('a day has one reminder, three days have one a day ahead and a last call', () => {
  expect(remindersOf(tableOf({ kind: 'slow', days: 1 }))).toEqual([['reminder', 16]])
  expect(remindersOf(tableOf({ kind: 'slow', days: 3 }))).toEqual([
    ['reminder', 48],
    ['lastCall', 70],
  ])
  expect(remindersOf(tableOf({ kind: 'slow', days: 7 }))).toEqual([
    ['reminder', 144],
    ['lastCall', 166],
  ])
})

test('a bank with two hours left has its reminder after half of them', () => {
  expect(remindersOf(tableOf({ kind: 'slow', days: 5, increment: 12 }, null, 2 * hour))).toEqual([['reminder', 1]])
})

test('nobody is reminded asleep, and hours of sleep do not count', () => {
  // A day is 24 awake hours: 12 today, 12 tomorrow. A third of them begins tomorrow at 12:00.
  expect(remindersOf(tableOf({ kind: 'slow', days: 1 }, sleep))).toEqual([['reminder', 26]])
  for (const days of [1, 2, 3, 5, 7])
    for (const [, at] of remindersOf(tableOf({ kind: 'slow', days }, sleep))) {
      const shown = new Date(start + at * hour).getUTCHours()
      expect(shown).toBeGreaterThanOrEqual(8)
      expect(shown).toBeLessThan(22)
    }
})

test('a look that comes late sends only the last call, and none after the end', () => {
  const table = tableOf({ kind: 'slow', days: 3 })
  expect(remindersAt(table, {}, start + 71 * hour).due).toEqual([{ seat: 0, kind: 'lastCall' }])
  expect(remindersAt(table, {}, start + 72 * hour)).toEqual({ due: [], reminded: {}, next: null })
})

test('a bot, a seat with a premove and a finished match are not reminded', () => {
  const table = tableOf({ kind: 'slow', days: 1 })
  const [sitter] = table.waiting
  const late = start + 20 * hour
  expect(remindersAt(table, {}, late).due).toHaveLength(1)
  expect(remindersAt({ ...table, waiting: [{ ...sitter!, bot: true }] }, {}, late).due).toEqual([])
  expect(remindersAt({ ...table, waiting: [{ ...sitter!, premovesAt: start }] }, {}, late).due).toEqual([])
  expect(remindersAt({ ...table, over: true }, {}, late).due).toEqual([])
})

test('a new decision of the same seat has a reminder of its own', () => {
  const table = tableOf({ kind: 'slow', days: 1 })
  const { reminded } = remindersAt(table, {}, start + 20 * hour)
  const again = { ...table, clock: { ...table.clock!, at: start + 21 * hour, since: [start + 21 * hour] } }
  expect(remindersAt(again, reminded, start + 22 * hour).due).toEqual([])
  expect(remindersAt(again, reminded, start + 38 * hour).due).toEqual([{ seat: 0, kind: 'reminder' }])
})
