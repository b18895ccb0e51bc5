import { fastChance, LiveEffects, redact, type Viewer } from '@carriage/kernel'
import { otherColours, otherTiles, wordsTest } from '@carriage/kraftwagen-family/testing/words-test'
import { expect, test } from 'vitest'
import { ageOfEngineering, readComponents, standard, standardOptions } from '../index.ts'
import { title } from '../title.ts'
import { words } from './index.ts'

const ownTables = readComponents({
  ...standard,
  colours: { ...standard.colours, rows: otherColours },
  actionTiles: { ...standard.actionTiles, rows: otherTiles(standard.actionTiles.rows) },
})

wordsTest(title, {
  folder: new URL('.', import.meta.url),
  ofRefusals: /^(fact|missing|token|salesperson)\./,
  otherTables: { ...standardOptions, components: ownTables },
})

test('AE-12.7 a hidden total is shown to its company only', () => {
  const options = { ...standardOptions, scoreVisibility: 'hidden' } as const
  const state = ageOfEngineering.setup({ seats: 3, options }, new LiveEffects(fastChance(1)))
  const points = (viewer: Viewer) =>
    words.board(redact(state, viewer), viewer).filter(({ id }) => id === 'board.points')
  expect(points('spectator')).toEqual([])
  expect(points(1)).toHaveLength(1)
})
