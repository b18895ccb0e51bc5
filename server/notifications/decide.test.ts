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

test('a player whose turn it is is told', () => {
  expect(decide(due)).toBe('tell')
})

test('a turn that has passed is not told', () => {
  expect(decide({ ...due, waiting: false })).toBe('passed')
})

test('the end of a game is told though nobody waits for a move', () => {
  expect(decide({ ...due, kind: 'over', waiting: false })).toBe('tell')
})

test('a player who gave the seat up is told nothing', () => {
  expect(decide({ ...due, seated: false })).toBe('passed')
})

test('of two notices about one table only the later is told', () => {
  expect(decide({ ...due, outdated: true })).toBe('outdated')
})

test('a channel that was switched off meanwhile stays silent', () => {
  expect(decide({ ...due, active: false })).toBe('off')
})

test('what may have left before a courier died is sent again only where it replaces itself', () => {
  expect(decide({ ...due, broken: true })).toBe('doubtful')
  expect(decide({ ...due, broken: true, channel: { ...channel, kind: 'webhook' } })).toBe('doubtful')
  expect(decide({ ...due, broken: true, channel: { ...channel, kind: 'push' } })).toBe('tell')
})
