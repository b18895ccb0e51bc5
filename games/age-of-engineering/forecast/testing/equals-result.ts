import { type Comparing, compareGames, type ForecastCounts } from '@carriage/kraftwagen-family/testing/compare-games'
import { ageOfEngineering } from '../../game.ts'
import { type Options, optionsSchema } from '../../options-schema.ts'
import { compareAchievements } from './comparing/achievements.ts'
import { compareChain } from './comparing/chain.ts'
import { compareGains } from './comparing/gains.ts'
import { compareInvestors } from './comparing/investors.ts'
import { comparePrices } from './comparing/prices.ts'
import { compareRace } from './comparing/race.ts'
import { compareRoundEnd } from './comparing/round-end.ts'
import { compareScoring } from './comparing/sales.ts'
import { compareUndercutting } from './comparing/undercutting.ts'

/** Compares every forecast with the actual result, in random games of all variants. */
export function compareForecasts(comparing: Comparing): ForecastCounts {
  return compareGames({ game: ageOfEngineering, options: optionsOf, comparisons }, comparing)
}

function comparisons() {
  return [
    compareScoring,
    comparePrices,
    compareUndercutting,
    compareChain(),
    compareRace,
    compareRoundEnd(),
    compareGains(),
    compareAchievements,
    compareInvestors,
  ]
}

const leftovers = ['stay', 'discard', 'fillToTwo'] as const

function optionsOf(bits: number): Options {
  const has = (bit: number) => ((bits >> bit) & 1) === 1
  return optionsSchema.parse({
    scoreVisibility: has(0) ? 'hidden' : 'open',
    instantSale: has(1) ? 'placeExtraCar' : 'sellOwnCar',
    pitLaneCars: has(2) ? 'sharedPlace' : 'last',
    twoPlayerMarketSpaces: has(3) ? 4 : 6,
    oldsToken: has(4) ? 'anyToken' : 'onEngineerTile',
    ...(has(0) && { actionStepMarker: 'wholeTurn' }),
    recruitmentLeftovers: leftovers[Math.floor(bits / 32) % 3],
  })
}
