import { printedRules, type Rule } from '@carriage/kernel'
import { brochureRules } from './brochures.ts'
import { buildPlanRules } from './build-plans.ts'
import { componentRules } from './components.ts'
import { demandRules } from './demand.ts'
import { endCheckRules } from './end-check.ts'
import { expectationRules } from './expectations.ts'
import { floorExpansionRules } from './floor-expansion.ts'
import { focusRules } from './focus.ts'
import { placingRules } from './placing.ts'
import { playerNumberRules } from './player-numbers.ts'
import { punchClockRules } from './punch-clock.ts'
import { researchRules } from './research.ts'
import { salesRules } from './sales.ts'
import { setUpRules } from './set-up.ts'
import { technologyRules } from './technology.ts'

const rules = [
  ...componentRules,
  ...setUpRules,
  ...researchRules,
  ...focusRules,
  ...placingRules,
  ...technologyRules,
  ...floorExpansionRules,
  ...buildPlanRules,
  ...brochureRules,
  ...salesRules,
  ...endCheckRules,
  ...expectationRules,
  ...demandRules,
  ...punchClockRules,
  ...playerNumberRules,
] as const

/**
 * Every rule of the game in our own words, in the order of play. Refusals name the ids and tests cite them, so an id is
 * never given to another rule; new rules are only added at the end of a section.
 */
export const rulebook: readonly (Rule & { readonly id: RuleId })[] = printedRules(rules)

export type RuleId = (typeof rules)[number]['id']
