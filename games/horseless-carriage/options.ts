import type { OptionChoice } from '@carriage/kernel'
import { colours } from './components/vocabulary.ts'
import type { Options } from './options-schema.ts'

export type { Options } from './options-schema.ts'

/* Option metadata for the web client, without the schema; a test compares them. */

/** Options of a table that changes no default. */
export const standardOptions: Options = Object.freeze({
  introductory: false,
  introMainlines: 'printed',
  introCards: 'otherSparksIgnored',
  mirrorTiles: 'mainlinesAndFloor',
  bayContact: 'bay',
  indicatorAdjacency: 'counts',
  keepClear: 'front',
  planVisibility: 'closed',
  saleObligation: 'mustSell',
  stockUse: 'choice',
  innovationTie: 'position',
})

const seatsInOrder = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Options to choose, with their values. */
export const optionChoices: readonly OptionChoice[] = [
  { name: 'introductory', values: [false, true], standard: false },
  { name: 'introMainlines', values: ['printed', 'merged'], standard: 'printed' },
  {
    name: 'introCards',
    values: ['carsOnly', 'otherSparksIgnored'],
    standard: 'otherSparksIgnored',
    leftOut: 'carsOnly',
  },
  { name: 'mirrorTiles', values: ['mainlinesAndFloor', 'none'], standard: 'mainlinesAndFloor' },
  { name: 'bayContact', values: ['bay', 'bayOrStrip'], standard: 'bay' },
  { name: 'indicatorAdjacency', values: ['counts', 'stationsOnly'], standard: 'counts' },
  { name: 'keepClear', values: ['front', 'frontAndSide'], standard: 'front' },
  { name: 'planVisibility', values: ['closed', 'open'], standard: 'closed' },
  { name: 'saleObligation', values: ['mustSell', 'windowMayIdle'], standard: 'mustSell' },
  { name: 'stockUse', values: ['choice', 'auto'], standard: 'choice' },
  { name: 'innovationTie', values: ['position', 'distance'], standard: 'position' },
  ...seatsInOrder.map((seat, index) => ({
    name: `${seat}Industrialist`,
    values: ['anyLeft', ...colours],
    standard: 'anyLeft',
    ofSeat: { seat: index + 1, words: 'industrialist' },
  })),
]
