import { fixturesTest } from '@carriage/kernel/conform/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Event } from './index.ts'
import { title } from './title.ts'

const { records, optionsOf, eventsOf } = fixturesTest(title, new URL('./fixtures/', import.meta.url))

describe('the recorded games show', () => {
  let told: Event[][] = []
  beforeAll(() => {
    told = records.map(eventsOf)
  })

  test('two of each number of players, one with specialty tiles and one without', () => {
    const tables = records.map((record) => `${record.seats} ${optionsOf(record).specialtyTiles}`)
    expect(tables.sort()).toEqual(['2 false', '2 true', '3 false', '3 true', '4 false', '4 true'])
  })

  test('each way in which a round can end', () => {
    const causes = told.flat().flatMap((event) => (event.kind === 'roundEnded' ? [event.cause] : []))
    expect([...new Set(causes)].sort()).toEqual(['both', 'marker', 'market'])
  })

  test('every option in more than one way', () => {
    const names = ['scoreVisibility', 'engineerMarkerLimit', 'marketAward', 'benzCollectsMoney', 'tieBreak'] as const
    for (const name of names) expect(new Set(records.map((record) => optionsOf(record)[name])).size, name).toBe(2)
  })

  test('cars that were sold in every game, and cars that were not', () => {
    for (const events of told) expect(events.filter(({ kind }) => kind === 'carSold').length).toBeGreaterThanOrEqual(6)
    expect(told.flat().some(({ kind }) => kind === 'carUnsold')).toBe(true)
  })

  test('moves taken back freely, and with consent', () => {
    const undone = records.flatMap(({ log }) => log.flatMap((entry) => ('undo' in entry ? [entry.consent.length] : [])))
    expect(Math.min(...undone)).toBe(0)
    expect(Math.max(...undone)).toBeGreaterThan(0)
  })
})
