import { conformTest } from '@carriage/kraftwagen-family/testing/random-games-test'
import { otherTiles } from '@carriage/kraftwagen-family/testing/words-test'
import { readComponents, standard, standardOptions } from './index.ts'
import { title } from './title.ts'

const { actionTiles, circuit, instants } = standard
const components = readComponents({
  ...standard,
  id: 'shorter',
  title: 'A shorter lap, other tiles and more sales at once',
  circuit: { ...circuit, lapSpaces: 8 },
  actionTiles: { ...actionTiles, rows: otherTiles(actionTiles.rows) },
  instants: {
    ...instants,
    rows: {
      ...instants.rows,
      sell5: { ...instants.rows.sell5, copies: 2 },
      race5: { ...instants.rows.race5, copies: 1 },
    },
  },
})

conformTest(title, standardOptions, { ...standardOptions, components })
