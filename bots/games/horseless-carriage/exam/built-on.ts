import { playerOf, type State } from '@carriage/horseless-carriage'
import { brochures, build, type Factory, type Plan, surveyFactory } from '@carriage/horseless-carriage/factory'
import { fastChance, type Seat } from '@carriage/kernel'
import { nextOutlook, type Outlook, outlookOf } from '../planner/outlook.ts'
import { proposeFor } from '../planner/propose.ts'
import { prospectOf } from '../planner/worth.ts'

/** Ideas for each year, many more than a level has. */
const tries = 500

/** How many dealerships a plan keeps open this year and in the two after it, if the factory is built on alone. */
export function openAfter(state: State, seat: Seat, plan: Plan, luck: number): number[] {
  let outlook: Outlook | undefined = outlookOf(state, seat)
  let factory = withPlan(playerOf(state, seat).factory, plan)
  const open = [openIn(outlook, factory)]
  for (let year = 1; year <= 2; year++) {
    outlook = nextOutlook(outlook, factory)
    if (!outlook) break
    const [best] = proposeFor(outlook, { tries, proposals: 1, chance: fastChance(luck + year) })
    if (best) factory = withPlan(factory, best.plan)
    open.push(openIn(outlook, factory))
  }
  return open
}

/** The same with two lucks: in each year the fewer. */
export function surelyOpenAfter(state: State, seat: Seat, plan: Plan): number[] {
  const [first, second] = [openAfter(state, seat, plan, 1), openAfter(state, seat, plan, 1_001)]
  return first.map((open, year) => Math.min(open, second[year] ?? 0))
}

/** What a plan earns this year if no rival sells anything. */
export function earnedBy(state: State, seat: Seat, plan: Plan): number {
  const factory = withPlan(playerOf(state, seat).factory, plan)
  return prospectOf({ ...outlookOf(state, seat), site: surveyFactory(factory, state.options) }, factory.pieces).earned
}

function openIn({ years: [now], site }: Outlook, factory: Factory): number {
  return brochures(factory, now.market.minimums, site.options).filter(({ open }) => open).length
}

function withPlan({ floor, pieces }: Factory, plan: Plan): Factory {
  const factory: Factory = { floor: floor.slice(), pieces: pieces.slice() }
  build(factory, plan)
  return factory
}
