import type { State } from '@carriage/horseless-carriage'
import { build, type Factory, type Plan } from '@carriage/horseless-carriage/factory'
import { fastChance, type Seat } from '@carriage/kernel'
import { nextOutlook, type Outlook, outlookOf } from './outlook.ts'
import { type PlanningBudget, type Proposal, proposeFor } from './propose.ts'

/** How many of the best plans are built on, for how many years, and how many times with how many ideas a year. */
const compared = 10
const years = 2
const times = 3
const ideas = 48

/** A plan, and what the factory brings with it from this year on, in dollars. */
export interface RankedPlan {
  readonly plan: Plan
  readonly dollars: number
}

/** The plan for this year. */
export function bestPlanOf(view: State, seat: Seat, budget: PlanningBudget): Plan {
  const [best] = rankPlans(view, seat, { ...budget, proposals: 1 })
  if (!best) throw new RangeError('The expansion alone is always a proposal: HC-5.72.')
  return best.plan
}

/** Good plans for this year, best first. With `lookAhead` they are built on before they are ranked. */
export function rankPlans(view: State, seat: Seat, budget: PlanningBudget): RankedPlan[] {
  const outlook = outlookOf(view, seat, budget.factors)
  const proposals = proposeFor(outlook, budget.lookAhead ? { ...budget, proposals: compared } : budget)
  if (!budget.lookAhead || proposals.length === 1 || outlook.years.length === 1)
    return proposals.map(({ plan, worth }) => ({ plan, dollars: worth }))
  // The same luck for all of them, several times: what one series of ideas happens to find says little.
  const lucks = Array.from({ length: times }, () => budget.chance.below(2 ** 30))
  const ranked: RankedPlan[] = []
  for (const proposal of proposals) {
    if (ranked.length > 0 && budget.stop?.()) break
    const dollars = lucks.reduce((sum, luck) => sum + builtOn(outlook, proposal, luck), 0) / times
    ranked.push({ plan: proposal.plan, dollars })
  }
  const [best, ...rest] = ranked.sort((a, b) => b.dollars - a.dollars)
  if (!best) return []
  // What there was no time for is no better than what was ranked.
  const { dollars } = rest.at(-1) ?? best
  return [best, ...rest, ...proposals.slice(ranked.length).map(({ plan }) => ({ plan, dollars }))]
}

/** What a plan earns if the factory is built on alone: the income of the years, and what it is worth then. */
function builtOn(outlook: Outlook, { plan, earned }: Proposal, luck: number): number {
  let total = earned
  let weight = 1
  let now = outlook
  let factory = withPlan(now.site.factory, plan)
  for (let year = 1; year <= years; year++) {
    const next = nextOutlook(now, factory)
    if (!next) return total
    weight *= now.years[1]?.weight ?? 0
    const [best] = proposeFor(next, { tries: ideas, proposals: 1, chance: fastChance(luck + year) })
    if (!best) return total
    // What is left after the last year that is built out is only expected.
    total += weight * (year === years ? best.worth : best.earned)
    factory = withPlan(factory, best.plan)
    now = next
  }
  return total
}

function withPlan({ floor, pieces }: Factory, plan: Plan): Factory {
  const factory: Factory = { floor: floor.slice(), pieces: pieces.slice() }
  build(factory, plan)
  return factory
}
