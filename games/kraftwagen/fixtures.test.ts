import { fixturesTest } from '@carriage/kernel/conform/testing'
import { recordedGamesTest } from '@carriage/kraftwagen-family/testing/recorded-games-test'
import { expect, test } from 'vitest'
import { title } from './title.ts'

const { records, optionsOf, eventsOf } = fixturesTest(title, new URL('./fixtures/', import.meta.url))
recordedGamesTest(records, eventsOf)

test('they show two of each number of players, one with specialty tiles and one without', () => {
  const tables = records.map((record) => `${record.seats} ${optionsOf(record).specialtyTiles}`)
  expect(tables.sort()).toEqual(['2 false', '2 true', '3 false', '3 true', '4 false', '4 true'])
})

test('they cover every value of every option', () => {
  const names = ['scoreVisibility', 'engineerMarkerLimit', 'marketAward', 'benzCollectsMoney', 'tieBreak'] as const
  for (const name of names) expect(new Set(records.map((record) => optionsOf(record)[name])).size, name).toBe(2)
})
