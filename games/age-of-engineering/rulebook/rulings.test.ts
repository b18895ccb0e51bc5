import { expect, test } from 'vitest'
import { en } from './rulings.en.ts'
import { rulingsIn } from './rulings.ts'

test('each option of a table is named with its question', () => {
  expect(
    rulingsIn(en)
      .flatMap(({ option }) => option ?? [])
      .sort(),
  ).toEqual([
    'actionStepMarker',
    'engineersPerStep',
    'instantSale',
    'oldsToken',
    'packardMarker',
    'pitLaneCars',
    'recruitmentLeftovers',
    'scoreVisibility',
    'soldCar',
    'startEngine',
    'swapAchievement',
    'swapAlike',
    'tokenCars',
    'twoPlayerMarketSpaces',
  ])
})
