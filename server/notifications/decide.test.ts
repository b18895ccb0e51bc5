import { matchIdFrom } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { awakeAt, decide } from './decide.ts'
import type { Due } from './due.ts'

const channel = { id: '7', account: 'anna', kind: 'mail', address: '', keys: null } as const
const due: Due = {
  kind: 'turn',
  match: matchIdFrom(new Uint8Array(14)),
  n: 4,
  game: 'kraftwagen',
  others: ['Berta'],
  id: '1',
  channel,
  seat: 0,
  tries: 1,
  broken: false,
  active: true,
  shared: false,
  language: 'en',
  zone: 'UTC',
  waiting: true,
  seated: true,
  outdated: false,
  because: null,
  rest: null,
}

test('a player whose turn it is gets a notification', () => {
  expect(decide(due, 0)).toBe('send')
})

test('a turn that has passed is not notified', () => {
  expect(decide({ ...due, waiting: false }, 0)).toBe('passed')
})

test('the end of a game is notified although nobody has to move', () => {
  expect(decide({ ...due, kind: 'over', waiting: false }, 0)).toBe('send')
})

test('a player who gave up the seat gets no notification', () => {
  expect(decide({ ...due, seated: false }, 0)).toBe('passed')
})

test('of two notifications about one table only the later is sent', () => {
  expect(decide({ ...due, outdated: true }, 0)).toBe('outdated')
})

test('a channel that was switched off in the meantime gets nothing', () => {
  expect(decide({ ...due, active: false }, 0)).toBe('off')
})

test('a notification that may have been sent before a dispatcher died is repeated only if it replaces itself', () => {
  expect(decide({ ...due, broken: true }, 0)).toBe('doubtful')
  expect(decide({ ...due, broken: true, channel: { ...channel, kind: 'webhook' } }, 0)).toBe('doubtful')
  expect(decide({ ...due, broken: true, channel: { ...channel, kind: 'push' } }, 0)).toBe('send')
})

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`)
const asleep = { ...due, rest: { zone: 'UTC', sleep: { from: '23:00', to: '07:00' }, holidays: [] } }

test('a turn waits for the end of sleep, except in a live game', () => {
  expect(decide(asleep, at('22:59:00'))).toBe('send')
  expect(decide(asleep, at('23:30:00'))).toBe('asleep')
  expect(awakeAt(asleep, at('23:30:00'))).toBe(Date.parse('2026-11-21T07:00Z'))
  expect(decide({ ...asleep, pace: { kind: 'live', bank: 60, increment: 0 } }, at('23:30:00'))).toBe('send')
})

test('a holiday is quiet until its end, and a last call goes through', () => {
  const away = { ...due, rest: { zone: 'UTC', sleep: null, holidays: [{ from: '2026-11-20', to: '2026-11-21' }] } }
  expect(awakeAt(away, at('12:00:00'))).toBe(Date.parse('2026-11-22T00:00Z'))
  expect(decide({ ...away, kind: 'reminder' }, at('12:00:00'))).toBe('asleep')
  expect(decide({ ...away, kind: 'lastCall' }, at('12:00:00'))).toBe('send')
})

test('no turn is notified after the end of its time', () => {
  expect(decide({ ...due, kind: 'reminder', until: at('12:00:00') }, at('11:59:59'))).toBe('send')
  expect(decide({ ...due, kind: 'reminder', until: at('12:00:00') }, at('12:00:00'))).toBe('passed')
})
