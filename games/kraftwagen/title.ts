import type { Title, Variant } from '@carriage/kernel'
import { variantsWith } from '@carriage/kraftwagen-family'
import { about } from './about.ts'
import { standard } from './components/index.ts'
import type { Event } from './events.ts'
import { kraftwagen } from './game.ts'
import { handbook } from './handbook.ts'
import { invariants } from './invariants/index.ts'
import { progress } from './invariants/progress.ts'
import { words } from './messages/index.ts'
import type { Move } from './moves.ts'
import { type Options, standardOptions } from './options.ts'
import { rulebook } from './rulebook/index.ts'
import type { State } from './state.ts'
import { survey } from './survey.ts'
import { translations } from './translations.ts'

const table = variantsWith(standardOptions)

/** Every number of players with and without specialty tiles, and every option where it may matter. */
const variants: readonly Variant<Options>[] = [
  table(2),
  table(3),
  table(4),
  table(2, { specialtyTiles: true }),
  table(3, { specialtyTiles: true }),
  table(4, { specialtyTiles: true }),
  table(4, { scoreVisibility: 'open' }),
  table(2, { scoreVisibility: 'open', specialtyTiles: true }),
  table(4, { engineerMarkerLimit: 'perStep' }),
  table(3, { engineerMarkerLimit: 'perStep', specialtyTiles: true }),
  table(2, { marketAward: 'wholeGame' }),
  table(3, { marketAward: 'wholeGame', specialtyTiles: true }),
  table(3, { benzCollectsMoney: false }),
  table(2, { benzCollectsMoney: false, specialtyTiles: true }),
  table(2, { tieBreak: 'engineers' }),
  table(4, { tieBreak: 'engineers', specialtyTiles: true }),
  table(3, { dieselWorkers: 'moreOnly', weakerEngine: 'higherOnly' }),
  table(4, { specialtyTiles: true, specialtyOrder: 'actionFirst', weakerEngine: 'higherOnly' }),
  table(3, { specialtyTiles: true, passedSpecialty: 'isReplaced', bugattiEngine: 'ownLevel', dieselLimit: 'free' }),
  table(3, { specialtyTiles: true, withdrawnCar: 'closesSpace', pitLaneCars: 'unplaced' }),
  table(2, { specialtyTiles: true, withdrawnCar: 'closesSpace', pitLaneCars: 'sharedPlace', dieselEqual: 'allowed' }),
]

export const title: Title<State, Move, Options, Event> = {
  about,
  versions: [kraftwagen],
  words,
  rulebook,
  digest: async () => (await import('./digest/index.ts')).kraftwagenDigest,
  translations,
  components: standard,
  handbook,
  invariants,
  progress,
  variants,
  survey,
}
