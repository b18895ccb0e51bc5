// Records the fixture games: `pnpm --filter @carriage/age-of-engineering fixtures`.
import { type Plan, recordGames } from '@carriage/kraftwagen-family/testing/record-games'
import type { Event } from '../events.ts'
import { ageOfEngineering } from '../game.ts'
import type { Options } from '../options.ts'
import { type Ambition, chooseSensibly } from './sensible-player.ts'

const plans: readonly Plan<Options, Ambition, Event>[] = [
  {
    name: 'two-players',
    options: {},
    players: { Alice: 'cars', Henry: 'buyers' },
    shows: ['market', 'marker'],
    takenBack: [
      { after: 40, free: true },
      { after: 80, free: false },
    ],
  },
  {
    name: 'two-players-every-option',
    options: {
      scoreVisibility: 'hidden',
      recruitmentLeftovers: 'discard',
      instantSale: 'placeExtraCar',
      pitLaneCars: 'sharedPlace',
      twoPlayerMarketSpaces: 4,
      oldsToken: 'anyToken',
    },
    players: { Alice: 'cars', Henry: 'cars' },
    shows: ['market'],
    takenBack: [],
  },
  {
    name: 'three-players',
    options: { recruitmentLeftovers: 'fillToTwo' },
    players: { Alice: 'buyers', Henry: 'buyers', Ransom: 'cars' },
    shows: ['marker'],
    takenBack: [{ after: 100, free: true }],
  },
  {
    name: 'four-players',
    options: {},
    players: { Alice: 'cars', Henry: 'buyers', Ransom: 'cars', Louise: 'buyers' },
    shows: ['market', 'marker'],
    takenBack: [],
  },
  {
    name: 'four-players-hidden-points',
    options: { scoreVisibility: 'hidden', pitLaneCars: 'sharedPlace', oldsToken: 'anyToken' },
    players: { Alice: 'cars', Henry: 'cars', Ransom: 'buyers', Louise: 'cars' },
    shows: ['both', 'market'],
    takenBack: [
      { after: 60, free: true },
      { after: 200, free: false },
    ],
  },
  {
    name: 'three-players-recruits',
    options: {},
    players: { Alice: 'recruits', Henry: 'recruits', Ransom: 'cars' },
    shows: [],
    plays: ['hire', 'sellNow', 'swapBuyer'],
    takenBack: [{ after: 50, free: true }],
  },
  {
    name: 'two-players-recruits',
    options: { recruitmentLeftovers: 'fillToTwo' },
    players: { Alice: 'recruits', Henry: 'recruits' },
    shows: [],
    plays: ['declineBuick', 'recruitWorkers', 'exchange'],
    takenBack: [],
  },
  {
    name: 'four-players-extra-car',
    options: { instantSale: 'placeExtraCar', recruitmentLeftovers: 'discard', pitLaneCars: 'unplaced' },
    players: { Alice: 'recruits', Henry: 'cars', Ransom: 'recruits', Louise: 'recruits' },
    shows: [],
    plays: ['usePackard'],
    happens: (event) => event.kind === 'carPlaced' && event.extra,
    takenBack: [],
  },
]

recordGames(new URL('../fixtures/', import.meta.url), {
  game: ageOfEngineering,
  plans,
  choose: chooseSensibly,
  always: ['investorBought'],
})
