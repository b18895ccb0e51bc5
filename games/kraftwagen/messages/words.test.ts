import { fastChance, LiveEffects, redact, type Viewer } from '@carriage/kernel'
import { otherColours, otherTiles, wordsTest } from '@carriage/kraftwagen-family/testing/words-test'
import { expect, test } from 'vitest'
import { kraftwagen, readComponents, standard, standardOptions } from '../index.ts'
import { title } from '../title.ts'
import { words } from './index.ts'

wordsTest(title, {
  folder: new URL('.', import.meta.url),
  ofRefusals: /^(fact|missing|limit)\./,
  otherTables: {
    ...standardOptions,
    components: readComponents({
      ...standard,
      colours: { ...standard.colours, rows: otherColours },
      actionTiles: { ...standard.actionTiles, rows: otherTiles(standard.actionTiles.rows) },
    }),
  },
})

test('face-down money and awards are shown to their owner only', () => {
  const state = kraftwagen.setup({ seats: 3, options: standardOptions }, new LiveEffects(fastChance(1)))
  const totals = (viewer: Viewer) => words.board(redact(state, viewer), viewer).filter(({ id }) => id === 'board.money')
  expect(totals('spectator')).toHaveLength(0)
  expect(totals(1)).toHaveLength(1)
})
