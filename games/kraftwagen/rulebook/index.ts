import { printedRules, type Rule } from '@carriage/kernel'
import { actionRules } from './actions.ts'
import { awardRules } from './awards.ts'
import { chainRules } from './chain.ts'
import { componentRules } from './components.ts'
import { endOfGameRules } from './end-of-the-game.ts'
import { engineerMarkerRules } from './engineer-markers.ts'
import { engineerRules } from './engineers.ts'
import { placingRules } from './placing-a-car.ts'
import { researchCardRules } from './research-cards.ts'
import { roundRules } from './rounds.ts'
import { scoringRules } from './scoring.ts'
import { setUpRules } from './set-up.ts'
import { specialtyTileRules } from './specialty-tiles.ts'
import { twoPlayerRules } from './two-players.ts'

const rules = [
  ...componentRules,
  ...setUpRules,
  ...roundRules,
  ...chainRules,
  ...actionRules,
  ...researchCardRules,
  ...engineerRules,
  ...placingRules,
  ...engineerMarkerRules,
  ...scoringRules,
  ...awardRules,
  ...endOfGameRules,
  ...twoPlayerRules,
  ...specialtyTileRules,
] as const

/**
 * Every rule of the game in our own words, in the order of play. Refusals name the ids and tests cite them, so an id is
 * never given to another rule; gaps in the numbers are meant.
 */
export const rulebook: readonly (Rule & { readonly id: RuleId })[] = printedRules(rules)

export type RuleId = (typeof rules)[number]['id']
