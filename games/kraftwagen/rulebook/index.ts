import type { Rule } from '@carriage/kernel'
import { actions } from './actions.ts'
import { awards } from './awards.ts'
import { chain } from './chain.ts'
import { components } from './components.ts'
import { endOfTheGame } from './end-of-the-game.ts'
import { engineerMarkers } from './engineer-markers.ts'
import { engineers } from './engineers.ts'
import { placingACar } from './placing-a-car.ts'
import { researchCards } from './research-cards.ts'
import { rounds } from './rounds.ts'
import { scoring } from './scoring.ts'
import { setUp } from './set-up.ts'
import { specialtyTiles } from './specialty-tiles.ts'
import { twoPlayers } from './two-players.ts'

const rules = [
  ...components,
  ...setUp,
  ...rounds,
  ...chain,
  ...actions,
  ...researchCards,
  ...engineers,
  ...placingACar,
  ...engineerMarkers,
  ...scoring,
  ...awards,
  ...endOfTheGame,
  ...twoPlayers,
  ...specialtyTiles,
] as const

/**
 * Every rule of the game in our own words, in the order of play. Refusals name the ids and tests cite them, so an id is
 * never given to another rule; gaps in the numbers are meant.
 */
export const rulebook: readonly (Rule & { readonly id: RuleId })[] = rules

export type RuleId = (typeof rules)[number]['id']
