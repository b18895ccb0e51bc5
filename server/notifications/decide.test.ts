import { matchIdFrom } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { decide } from './decide.ts'
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
}

test('a player whose turn it is gets a notification', () => {
  expect(decide(due)).toBe('send')
})

test('a turn that has passed is not notified', () => {
  expect(decide({ ...due, waiting: false })).toBe('passed')
})

test('the end of a game is notified although nobody has to move', () => {
  expect(decide({ ...due, kind: 'over', waiting: false })).toBe('send')
})

test('a player who gave up the seat gets no notification', () => {
  expect(decide({ ...due, seated: false })).toBe('passed')
})

test('of two notifications about one table only the later is sent', () => {
  expect(decide({ ...due, outdated: true })).toBe('outdated')
})

test('a channel that was switched off in the meantime gets nothing', () => {
  expect(decide({ ...due, active: false })).toBe('off')
})

test('a notification that may have been sent before a dispatcher died is repeated only if it replaces itself', () => {
  expect(decide({ ...due, broken: true })).toBe('doubtful')
  expect(decide({ ...due, broken: true, channel: { ...channel, kind: 'webhook' } })).toBe('doubtful')
  expect(decide({ ...due, broken: true, channel: { ...channel, kind: 'push' } })).toBe('send')
})
