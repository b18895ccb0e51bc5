import { expect, test } from 'vitest'
import { en } from './rulings.en.ts'
import { rulingsIn } from './rulings.ts'

test('each of the nine options of a table is named beside its question', () => {
  expect(
    rulingsIn(en)
      .flatMap(({ option }) => option ?? [])
      .sort(),
  ).toEqual([
    'instantSale',
    'oldsToken',
    'packardMarker',
    'pitLaneCars',
    'recruitmentLeftovers',
    'scoreVisibility',
    'swapAlike',
    'tokenCars',
    'twoPlayerMarketSpaces',
  ])
})
