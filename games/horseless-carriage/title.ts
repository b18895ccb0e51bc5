import type { Title, Variant } from '@carriage/kernel'
import { about } from './about.ts'
import { standard } from './components/index.ts'
import { scarce } from './components/scarce.ts'
import type { Event } from './events.ts'
import { firstVersion, horselessCarriage } from './game.ts'
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

/** Every number of players in the full and the introductory game, and every option where it may matter. */
const variants: readonly Variant<Options>[] = [
  table(3),
  table(4),
  table(5),
  table(3, { introductory: true }),
  table(4, { introductory: true }),
  table(5, { introductory: true }),
  table(3, { introductory: true, introMainlines: 'merged' }),
  table(4, { mirrorTiles: 'none' }),
  table(3, { bayContact: 'bayOrStrip' }),
  table(3, { indicatorAdjacency: 'stationsOnly' }),
  table(4, { keepClear: 'frontAndSide' }),
  table(4, { planVisibility: 'open' }),
  table(3, { saleObligation: 'windowMayIdle' }),
  table(4, { stockUse: 'auto' }),
  table(5, { innovationTie: 'distance' }),
  table(3, { colours: ['blue', 'yellow', 'purple'] }),
  // With few tiles plans are reopened in random play too (HC-5.70).
  table(4, { components: scarce }),
  table(5, { components: scarce, planVisibility: 'open' }),
  table(4, { introductory: true, introCards: 'carsOnly' }),
]

function table(seats: number, options: Partial<Options> = {}): Variant<Options> {
  return { seats, options: { ...standardOptions, ...options } }
}

export const title: Title<State, Move, Options, Event> = {
  about,
  versions: [horselessCarriage, firstVersion],
  words,
  rulebook,
  digest: async () => (await import('./digest/index.ts')).horselessCarriageDigest,
  translations,
  components: standard,
  handbook,
  invariants,
  progress,
  variants,
  survey,
}
