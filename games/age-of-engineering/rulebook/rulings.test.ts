import { expect, test } from 'vitest'
import { en } from './rulings.en.ts'
import { rulingsIn } from './rulings.ts'

test('each of the ten options of a table is named beside its question', () => {
  expect(
    rulingsIn(en)
      .flatMap(({ option }) => option ?? [])
      .sort(),
  ).toEqual([
    'actionStepMarker',
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
