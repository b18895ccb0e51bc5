import type { Title, Variant } from '@carriage/kernel'
import { variantsWith } from '@carriage/kraftwagen-family'
import { about } from './about.ts'
import { standard } from './components/index.ts'
import type { Event } from './events.ts'
import { ageOfEngineering } from './game.ts'
import { handbook } from './handbook.ts'
import { invariants } from './invariants.ts'
import { words } from './messages/index.ts'
import type { Move } from './moves.ts'
import { type Options, standardOptions } from './options.ts'
import { progress } from './progress.ts'
import { rulebook } from './rulebook/index.ts'
import type { State } from './state.ts'
import { survey } from './survey.ts'
import { translations } from './translations.ts'

const table = variantsWith(standardOptions)

/** Every number of companies and every option, alone and combined. */
const variants: readonly Variant<Options>[] = [
  table(2),
  table(3),
  table(4),
  table(2, { scoreVisibility: 'hidden' }),
  table(4, { scoreVisibility: 'hidden' }),
  table(3, { recruitmentLeftovers: 'discard' }),
  table(4, { recruitmentLeftovers: 'fillToTwo' }),
  table(2, { instantSale: 'placeExtraCar' }),
  table(4, { instantSale: 'placeExtraCar' }),
  table(3, { pitLaneCars: 'sharedPlace' }),
  table(3, { pitLaneCars: 'unplaced' }),
  table(2, { twoPlayerMarketSpaces: 4 }),
  table(3, { oldsToken: 'anyToken' }),
  table(2, {
    scoreVisibility: 'hidden',
    recruitmentLeftovers: 'discard',
    instantSale: 'placeExtraCar',
    pitLaneCars: 'sharedPlace',
    twoPlayerMarketSpaces: 4,
    oldsToken: 'anyToken',
  }),
  table(4, {
    scoreVisibility: 'hidden',
    recruitmentLeftovers: 'fillToTwo',
    instantSale: 'placeExtraCar',
    pitLaneCars: 'sharedPlace',
    oldsToken: 'anyToken',
  }),
  table(3, { startEngine: 'workshop', engineersPerStep: 'one', swapAchievement: 'notWon' }),
  table(4, { engineersPerStep: 'one', soldCar: 'closesPlace' }),
  table(2, {
    engineersPerStep: 'one',
    soldCar: 'closesPlace',
    instantSale: 'placeExtraCar',
    actionStepMarker: 'wholeTurn',
  }),
  table(3, { packardMarker: 'stays', tokenCars: 'any', swapAlike: 'forbidden', actionStepMarker: 'wholeTurn' }),
]

export const title: Title<State, Move, Options, Event> = {
  about,
  versions: [ageOfEngineering],
  words,
  rulebook,
  digest: async () => (await import('./digest/index.ts')).ageOfEngineeringDigest,
  translations,
  components: standard,
  handbook,
  invariants,
  progress,
  variants,
  survey,
}
