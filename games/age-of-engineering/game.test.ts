import { readOptions } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { ageOfEngineering, standardOptions } from './index.ts'

test('AE-1.1 two to four companies', () => {
  expect(ageOfEngineering.seats).toEqual({ min: 2, max: 4 })
})

test('by default a table plays with open points and the default of every option', () => {
  expect(readOptions(ageOfEngineering, {})).toEqual({ ok: true, value: standardOptions })
  expect(standardOptions).toEqual({
    scoreVisibility: 'open',
    recruitmentLeftovers: 'stay',
    instantSale: 'sellOwnCar',
    pitLaneCars: 'last',
    startEngine: 'asked',
    twoPlayerMarketSpaces: 6,
    oldsToken: 'onEngineerTile',
  })
})
