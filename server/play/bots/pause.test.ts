import { expect, test } from 'vitest'
import { pauseBefore } from './pause.ts'
import type { ToPlay } from './seats-to-play.ts'

const table: ToPlay = {
  game: 'kraftwagen',
  rules: 1,
  pace: { kind: 'none' },
  version: 12,
  last: 0,
  seats: [],
  people: true,
  peopleDecide: false,
}

const bot = { seat: 1, level: 'engineer', standIn: false } as const
const standIn = { ...bot, standIn: true }

test('a bot takes its time over its turn where people watch', () => {
  expect(pauseBefore(table, bot, 600)).toBe(600)
  expect(pauseBefore({ ...table, pace: { kind: 'live', bank: 900, increment: 8 } }, bot, 600)).toBe(600)
})

test('the steps of one turn follow each other without a pause', () => {
  expect(pauseBefore({ ...table, last: 1 }, bot, 600)).toBe(0)
})

test('at a table with short clocks bots are quick too', () => {
  expect(pauseBefore({ ...table, pace: { kind: 'live', bank: 90, increment: 2 } }, bot, 600)).toBe(100)
})

test('bots do not pause where only bots play, while a person decides, or at slow tables', () => {
  expect(pauseBefore({ ...table, people: false }, bot, 600)).toBe(0)
  expect(pauseBefore({ ...table, peopleDecide: true }, bot, 600)).toBe(0)
  expect(pauseBefore({ ...table, pace: { kind: 'slow', days: 3 } }, bot, 600)).toBe(0)
})

test('a bot that replaces a player pauses before each decision, at any pace, so that its owner can return', () => {
  for (const pace of [{ kind: 'none' }, { kind: 'live', bank: 60, increment: 0 }, { kind: 'slow', days: 1 }] as const)
    for (const last of [0, 1] as const)
      expect(pauseBefore({ ...table, pace, last, people: false }, standIn, 600)).toBe(3_000)
  expect(pauseBefore(table, standIn, 0)).toBe(0)
})
