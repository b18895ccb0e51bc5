import type { OptionChoice } from '@carriage/kernel'
import type { Options } from './options-schema.ts'

export type { Options } from './options-schema.ts'

/* Option metadata for the web client, without the schema; a test compares them. */

/** Options of a table that changes no default. */
export const standardOptions: Options = Object.freeze({
  specialtyTiles: false,
  scoreVisibility: 'hidden',
  engineerMarkerLimit: 'perTurn',
  marketAward: 'sameRound',
  benzCollectsMoney: true,
  tieBreak: 'shared',
  pitLaneCars: 'last',
  dieselEqual: 'forbidden',
})

/** Options to choose, with their values. */
export const optionChoices: readonly OptionChoice[] = [
  { name: 'specialtyTiles', values: [false, true], standard: false },
  { name: 'scoreVisibility', values: ['hidden', 'open'], standard: 'hidden' },
  { name: 'engineerMarkerLimit', values: ['perTurn', 'perStep'], standard: 'perTurn' },
  { name: 'marketAward', values: ['sameRound', 'wholeGame'], standard: 'sameRound' },
  { name: 'benzCollectsMoney', values: [false, true], standard: true },
  { name: 'tieBreak', values: ['shared', 'engineers'], standard: 'shared' },
  { name: 'dieselWorkers', values: ['moreOrFewer', 'moreOnly'], standard: 'moreOrFewer' },
  { name: 'weakerEngine', values: ['allowed', 'higherOnly'], standard: 'allowed' },
  { name: 'specialtyOrder', values: ['free', 'actionFirst'], standard: 'free' },
  { name: 'dieselLimit', values: ['counts', 'free'], standard: 'counts' },
  { name: 'bugattiEngine', values: ['any', 'ownLevel'], standard: 'any' },
  { name: 'passedSpecialty', values: ['goesRound', 'isReplaced'], standard: 'goesRound' },
  { name: 'pitLaneCars', values: ['unplaced', 'last', 'sharedPlace'], standard: 'last', leftOut: 'unplaced' },
  { name: 'dieselEqual', values: ['allowed', 'forbidden'], standard: 'forbidden', leftOut: 'allowed' },
  { name: 'withdrawnCar', values: ['freesSpace', 'closesSpace'], standard: 'freesSpace' },
]
