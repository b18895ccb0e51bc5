import type { OptionChoice } from '@carriage/kernel'
import type { Options } from './options-schema.ts'

export type { Options } from './options-schema.ts'

/* Option metadata for the web client, without the schema; a test compares them. */

/** Options of a table that changes no default. */
export const standardOptions: Options = Object.freeze({
  scoreVisibility: 'open',
  recruitmentLeftovers: 'stay',
  instantSale: 'sellOwnCar',
  pitLaneCars: 'last',
  twoPlayerMarketSpaces: 6,
  oldsToken: 'onEngineerTile',
  startEngine: 'asked',
})

/** Options to choose, with their values. */
export const optionChoices: readonly OptionChoice[] = [
  { name: 'scoreVisibility', values: ['open', 'hidden'], standard: 'open' },
  { name: 'recruitmentLeftovers', values: ['stay', 'discard', 'fillToTwo'], standard: 'stay' },
  { name: 'instantSale', values: ['sellOwnCar', 'placeExtraCar'], standard: 'sellOwnCar' },
  { name: 'pitLaneCars', values: ['last', 'unplaced', 'sharedPlace'], standard: 'last' },
  { name: 'twoPlayerMarketSpaces', values: [6, 4], standard: 6 },
  { name: 'oldsToken', values: ['onEngineerTile', 'anyToken'], standard: 'onEngineerTile' },
  { name: 'packardMarker', values: ['leaves', 'stays'], standard: 'leaves' },
  { name: 'tokenCars', values: ['own', 'any'], standard: 'own' },
  { name: 'swapAlike', values: ['allowed', 'forbidden'], standard: 'allowed' },
  { name: 'actionStepMarker', values: ['untilPlacing', 'wholeTurn'], standard: 'untilPlacing' },
  { name: 'startEngine', values: ['workshop', 'asked'], standard: 'asked', leftOut: 'workshop' },
  { name: 'engineersPerStep', values: ['anyNumber', 'one'], standard: 'anyNumber' },
  { name: 'soldCar', values: ['freesPlace', 'closesPlace'], standard: 'freesPlace' },
  { name: 'swapAchievement', values: ['won', 'notWon'], standard: 'won' },
]
