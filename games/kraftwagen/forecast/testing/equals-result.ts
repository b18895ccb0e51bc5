import { type Comparing, compareGames, type ForecastCounts } from '@carriage/kraftwagen-family/testing/compare-games'
import { kraftwagen } from '../../game.ts'
import { type Options, optionsSchema } from '../../options-schema.ts'
import { compareAwards } from './comparing/awards.ts'
import { compareChain } from './comparing/chain.ts'
import { compareGains } from './comparing/gains.ts'
import { comparePrices } from './comparing/prices.ts'
import { compareRace } from './comparing/race.ts'
import { compareRoundEnd } from './comparing/round-end.ts'
import { compareScoring } from './comparing/sales.ts'

/** Compares every forecast with the actual result, in random games of all variants. */
export function compareForecasts(comparing: Comparing): ForecastCounts {
  return compareGames({ game: kraftwagen, options: optionsOf, comparisons }, comparing)
}

function comparisons() {
  return [compareScoring, comparePrices, compareChain(), compareRace, compareRoundEnd(), compareGains(), compareAwards]
}

function optionsOf(bits: number): Options {
  const has = (bit: number) => ((bits >> bit) & 1) === 1
  return optionsSchema.parse({
    specialtyTiles: has(0),
    scoreVisibility: has(1) ? 'open' : 'hidden',
    engineerMarkerLimit: has(2) ? 'perStep' : 'perTurn',
    marketAward: has(3) ? 'wholeGame' : 'sameRound',
    benzCollectsMoney: !has(4),
    tieBreak: has(5) ? 'engineers' : 'shared',
    ...(has(1) && { pitLaneCars: 'sharedPlace', withdrawnCar: 'closesSpace' }),
  })
}
