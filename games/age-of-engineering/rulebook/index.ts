import { printedRules, type Rule } from '@carriage/kernel'
import { achievementRules } from './achievements.ts'
import { attractBuyerRules } from './attract-buyer.ts'
import { buildCarBodyRules } from './build-car-body.ts'
import { buildEngineRules } from './build-engine.ts'
import { chainRules } from './chain.ts'
import { componentRules } from './components.ts'
import { endOfGameRules } from './end-of-the-game.ts'
import { engineerRules } from './engineers.ts'
import { grandPrixRules } from './grand-prix.ts'
import { hireWorkersRules } from './hire-workers.ts'
import { instantBenefitRules } from './instant-benefits.ts'
import { investorRules } from './investors.ts'
import { placingRules } from './placing-a-car.ts'
import { recruitRules } from './recruit.ts'
import { researchRules } from './research.ts'
import { roundRules } from './rounds.ts'
import { scoringRules } from './scoring.ts'
import { setUpRules } from './set-up.ts'
import { twoPlayerRules } from './two-players.ts'

const rules = [
  ...componentRules,
  ...setUpRules,
  ...roundRules,
  ...chainRules,
  ...buildCarBodyRules,
  ...researchRules,
  ...buildEngineRules,
  ...hireWorkersRules,
  ...recruitRules,
  ...attractBuyerRules,
  ...grandPrixRules,
  ...engineerRules,
  ...investorRules,
  ...instantBenefitRules,
  ...placingRules,
  ...scoringRules,
  ...achievementRules,
  ...endOfGameRules,
  ...twoPlayerRules,
] as const

/**
 * Every rule of the game in our own words, in the order of play. Refusals and tests cite the ids, so an id is never
 * reused.
 */
export const rulebook: readonly (Rule & { readonly id: RuleId })[] = printedRules(rules)

export type RuleId = (typeof rules)[number]['id']
