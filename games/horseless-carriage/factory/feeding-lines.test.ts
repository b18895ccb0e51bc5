import { expect, test } from 'vitest'
import { standardOptions } from '../options.ts'
import { savedFactories } from '../positions/saved-factories.ts'
import { brochures } from './brochures.ts'
import { feedingLines } from './feeding-lines.ts'

const expected = { speed: 0, range: 0, design: 0, reliability: 0, safety: 0 }

test('HC-5.35 a station between two mainlines is part of what each of them makes', () => {
  const { factory } = savedFactories.G2
  const lines = [...feedingLines(factory, [], standardOptions).values()].flat()
  const mainlines = new Set(lines.map(({ mainline }) => mainline))
  expect(mainlines.size).toBe(2)
  for (const { stations } of lines) expect(stations).toEqual(expect.arrayContaining(['engine', 'brake']))
})

test('HC-6.7 a dealership is fed by the mainlines of its brochure', () => {
  for (const { factory } of Object.values(savedFactories)) {
    const fed = feedingLines(factory, [], standardOptions)
    for (const { dealership, mainlines } of brochures(factory, expected, standardOptions))
      expect(fed.get(dealership)?.map(({ mainline }) => mainline)).toEqual(mainlines)
  }
})

test('HC-5.33 drafted stations count once their belt reaches the mainline, and not before', () => {
  const { factory } = savedFactories.G1
  const lines = (pieces: typeof factory.pieces, draft: typeof factory.pieces) =>
    [...feedingLines({ ...factory, pieces }, draft, standardOptions).values()].flat().map(({ stations }) => stations)
  const door = { kind: 'station', type: 'door', x: 9, y: 9, rot: 0 } as const
  const built = lines(factory.pieces, [])
  expect(built.flat().length).toBeGreaterThan(0)
  expect(lines(factory.pieces, [door])).toEqual(built)
  const bare = factory.pieces.filter(({ kind }) => kind === 'mainline' || kind === 'dealership')
  expect(lines(bare, [])).toEqual([[]])
  const stations = factory.pieces.filter(({ kind }) => kind === 'station')
  expect(lines(bare, stations)).toEqual(built)
})
