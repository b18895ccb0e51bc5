import type { Rule } from '@carriage/kernel'
import { achievements } from './achievements.ts'
import { attractBuyer } from './attract-buyer.ts'
import { buildCarBody } from './build-car-body.ts'
import { buildEngine } from './build-engine.ts'
import { chain } from './chain.ts'
import { components } from './components.ts'
import { endOfTheGame } from './end-of-the-game.ts'
import { engineers } from './engineers.ts'
import { grandPrix } from './grand-prix.ts'
import { hireWorkers } from './hire-workers.ts'
import { instantBenefits } from './instant-benefits.ts'
import { investors } from './investors.ts'
import { placingACar } from './placing-a-car.ts'
import { recruit } from './recruit.ts'
import { research } from './research.ts'
import { rounds } from './rounds.ts'
import { scoring } from './scoring.ts'
import { setUp } from './set-up.ts'
import { twoPlayers } from './two-players.ts'

const rules = [
  ...components,
  ...setUp,
  ...rounds,
  ...chain,
  ...buildCarBody,
  ...research,
  ...buildEngine,
  ...hireWorkers,
  ...recruit,
  ...attractBuyer,
  ...grandPrix,
  ...engineers,
  ...investors,
  ...instantBenefits,
  ...placingACar,
  ...scoring,
  ...achievements,
  ...endOfTheGame,
  ...twoPlayers,
] as const

/**
 * Every rule of the game in our own words, in the order of play. Refusals name the ids and tests cite them, so an id is
 * never given to another rule.
 */
export const rulebook: readonly (Rule & { readonly id: RuleId })[] = rules

export type RuleId = (typeof rules)[number]['id']
