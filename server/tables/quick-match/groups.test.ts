import { expect, test } from 'vitest'
import { groupTickets, pairKey } from './groups.ts'
import type { WaitingTicket } from './waiting.ts'

const live = { kind: 'live', bank: 600, increment: 10 } as const

function waits(account: string, settings: Partial<WaitingTicket> = {}): WaitingTicket {
  const pace = settings.pace ?? live
  return {
    account,
    name: account,
    game: 'auction',
    pace,
    paceKey: JSON.stringify(pace),
    least: 2,
    most: 2,
    rated: false,
    ratingRange: null,
    awake: false,
    waited: 0,
    rating: 1_500,
    times: null,
    ...settings,
  }
}

function grouped(waiting: readonly WaitingTicket[], apart: readonly string[] = []): string[] {
  const groups = groupTickets(waiting, { apart: new Set(apart), now: Date.UTC(2026, 5, 1) })
  return groups.map((group) => group.map(({ account }) => account).join(''))
}

test('those who have waited longest are seated first, each once', () => {
  expect(grouped(['a', 'b', 'c', 'd', 'e'].map((account) => waits(account)))).toEqual(['ab', 'cd'])
})

test('a table is as large as possible, within what each wants', () => {
  expect(grouped([waits('a', { most: 4 }), waits('b', { most: 3 }), waits('c', { least: 3, most: 3 })])).toEqual([
    'abc',
  ])
  expect(grouped([waits('a', { least: 3, most: 4 }), waits('b', { most: 4 })])).toEqual([])
  expect(grouped([waits('a', { least: 3, most: 3 }), waits('b', { most: 4 }), waits('c', { most: 2 })])).toEqual(['bc'])
})

test('game, pace and whether it is rated have to be the same', () => {
  const slow = { kind: 'slow', days: 1 } as const
  expect(
    grouped([waits('a'), waits('b', { game: 'other' }), waits('c', { pace: slow }), waits('d', { rated: true })]),
  ).toEqual([])
})

test('people with a block do not meet, and others meet in their place', () => {
  expect(grouped([waits('a'), waits('b'), waits('c')], [pairKey('b', 'a')])).toEqual(['ac'])
})

test('ratings have to be near for both, and less so with waiting time', () => {
  const far = { rating: 1_750 }
  expect(grouped([waits('a', { ratingRange: 200 }), waits('b', far)])).toEqual([])
  expect(grouped([waits('a', { ratingRange: 200, waited: 30_000 }), waits('b', far)])).toEqual(['ab'])
  expect(grouped([waits('a', { ratingRange: 200, waited: 30_000 }), waits('b', { ...far, ratingRange: 100 })])).toEqual(
    [],
  )
  const slow = { pace: { kind: 'slow', days: 1 } } as const
  expect(grouped([waits('a', { ...slow, ratingRange: 200, waited: 30_000 }), waits('b', { ...slow, ...far })])).toEqual(
    [],
  )
})

test('a person with the filter meets only people who are awake at the same hours', () => {
  const sleeps = (from: string, to: string) => ({ zone: 'UTC', sleep: { from, to }, holidays: [] })
  const night = { times: sleeps('22:00', '08:00') }
  const day = { times: sleeps('08:00', '20:00') }
  expect(grouped([waits('a', { ...night, awake: true }), waits('b', day)])).toEqual([])
  expect(grouped([waits('a', night), waits('b', { ...day, awake: true })])).toEqual([])
  expect(grouped([waits('a', night), waits('b', day)])).toEqual(['ab'])
  expect(grouped([waits('a', { ...night, awake: true }), waits('b', night)])).toEqual(['ab'])
  // A person without sleeping hours suits everybody.
  expect(grouped([waits('a', { ...night, awake: true }), waits('b')])).toEqual(['ab'])
})

test('a person who looks for several games plays one of them live, and slow ones beside', () => {
  const other = { game: 'other' }
  expect(grouped([waits('a'), waits('a', other), waits('b'), waits('b', other)])).toEqual(['ab'])
  const slow = { pace: { kind: 'slow', days: 1 } } as const
  expect(
    grouped([waits('a'), waits('a', { ...other, ...slow }), waits('b'), waits('b', { ...other, ...slow })]),
  ).toEqual(['ab', 'ab'])
})
