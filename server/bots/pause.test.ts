import { expect, test } from 'vitest'
import { pauseBefore } from './pause.ts'
import type { ToPlay } from './seats-to-play.ts'

const table: ToPlay = {
  game: 'kraftwagen',
  rules: 1,
  pace: { kind: 'none' },
  version: 12,
  last: 0,
  seats: [{ seat: 1, level: 'engineer' }],
  people: true,
  peopleDecide: false,
}

test('a bot takes its time over its turn where people look on', () => {
  expect(pauseBefore(table, 1, 600)).toBe(600)
  expect(pauseBefore({ ...table, pace: { kind: 'live', bank: 900, increment: 8 } }, 1, 600)).toBe(600)
})

test('the steps of one turn follow each other without a pause', () => {
  expect(pauseBefore({ ...table, last: 1 }, 1, 600)).toBe(0)
})

test('at a table in a hurry bots hurry too', () => {
  expect(pauseBefore({ ...table, pace: { kind: 'live', bank: 90, increment: 2 } }, 1, 600)).toBe(100)
})

test('nobody waits for a bot where only bots play, while a person decides, or over days', () => {
  expect(pauseBefore({ ...table, people: false }, 1, 600)).toBe(0)
  expect(pauseBefore({ ...table, peopleDecide: true }, 1, 600)).toBe(0)
  expect(pauseBefore({ ...table, pace: { kind: 'slow', days: 3 } }, 1, 600)).toBe(0)
})
