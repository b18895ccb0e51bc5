import { conformTest } from '@carriage/kraftwagen-family/testing/random-games-test'
import { otherTiles } from '@carriage/kraftwagen-family/testing/words-test'
import { readComponents, standard, standardOptions } from './index.ts'
import { title } from './title.ts'

const components = readComponents({
  ...standard,
  id: 'shorter',
  title: 'A shorter lap, other tiles and other developments',
  circuit: { ...standard.circuit, lapSpaces: 8 },
  actionTiles: { ...standard.actionTiles, rows: otherTiles(standard.actionTiles.rows) },
  developments: {
    ...standard.developments,
    rows: [
      { id: 'One', points: { body: 0, engine: 0 }, immediatePart: 'engine', copies: 16 },
      { id: 'Two', points: { body: 2, engine: 0 }, immediatePart: null, copies: 16 },
    ],
  },
})

conformTest(title, standardOptions, { ...standardOptions, specialtyTiles: true, components })
