import type { Rule } from '@carriage/kernel'
import { brochures } from './brochures.ts'
import { buildPlans } from './build-plans.ts'
import { components } from './components.ts'
import { demand } from './demand.ts'
import { endCheck } from './end-check.ts'
import { expectations } from './expectations.ts'
import { floorExpansion } from './floor-expansion.ts'
import { focus } from './focus.ts'
import { placing } from './placing.ts'
import { playerNumbers } from './player-numbers.ts'
import { punchClock } from './punch-clock.ts'
import { research } from './research.ts'
import { sales } from './sales.ts'
import { setUp } from './set-up.ts'
import { technology } from './technology.ts'

const rules = [
  ...components,
  ...setUp,
  ...research,
  ...focus,
  ...placing,
  ...technology,
  ...floorExpansion,
  ...buildPlans,
  ...brochures,
  ...sales,
  ...endCheck,
  ...expectations,
  ...demand,
  ...punchClock,
  ...playerNumbers,
] as const

/**
 * Every rule of the game in our own words, in the order of play. Refusals name the ids and tests cite them, so an id is
 * never given to another rule; new rules are only added at the end of a section.
 */
export const rulebook: readonly (Rule & { readonly id: RuleId })[] = rules

export type RuleId = (typeof rules)[number]['id']
