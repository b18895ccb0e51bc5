import { isOpen, isSecret, type OfferedCondition, open, type PremoveMoment, type Seat } from '@carriage/kernel'
import { clone } from '../clone.ts'
import type { Plan } from '../factory/index.ts'
import { withPlan } from '../forecast/plan-forecast.ts'
import { tryingTable } from '../forecast/what-if.ts'
import { researchMovesOf } from '../phases/begin.ts'
import { offerInYear } from '../phases/brochures.ts'
import { endsNow } from '../phases/end.ts'
import { renewExpectations } from '../phases/expectations.ts'
import type { FactoryStage, SalesOffer, State, StoredPlan } from '../state.ts'

type Moments = readonly PremoveMoment<State>[]

const markers: readonly OfferedCondition[] = [{ name: 'markers', usual: true }]
const sales: readonly OfferedCondition[] = [
  { name: 'untouched', usual: false },
  { name: 'brings', usual: true },
]
const quadrants: readonly OfferedCondition[] = [{ name: 'quadrants', usual: false }]

/** What is left of this phase for a seat, and the next phase in which it decides; after the cards also the slots. */
export function momentsAhead(view: State, seat: Seat): Moments {
  const { stage, year } = view
  switch (stage.name) {
    case 'research': {
      const [first] = stage.waiting
      const now = first === seat ? { left: stage.left, moved: stage.moved } : {}
      return [...(stage.waiting.includes(seat) ? [researching(view, seat, now)] : []), focusing(view, seat)]
    }
    case 'focus': {
      const state: State = { ...view, stage: { ...stage, waiting: [seat] } }
      return stage.waiting.includes(seat) ? [{ moment: `focus/${year}`, view: state, conditions: [] }] : []
    }
    case 'factory':
      return building(view, stage, seat)
    case 'sales': {
      const selling: State = { ...view, stage: { ...stage, selling: [seat], step: { name: 'dealership' } } }
      return [
        ...(stage.selling.includes(seat)
          ? [{ moment: `sales/${year}`, view: selling, conditions: sales, steps: true }]
          : []),
        ...(endsNow(view) ? [] : [demandAfterSales(view, seat)]),
      ]
    }
    case 'demand': {
      const playing: State = { ...view, stage: { ...stage, waiting: [seat] } }
      return [
        ...(stage.waiting.includes(seat) ? [{ moment: `demand/${year}`, view: playing, conditions: quadrants }] : []),
        researching({ ...view, year: year + 1 }, seat, {}),
        // A ranking of slots needs nothing that research could change.
        focusing({ ...view, year: year + 1 }, seat),
      ]
    }
    default:
      return []
  }
}

function researching(
  view: State,
  seat: Seat,
  now: { readonly left?: number; readonly moved?: Extract<State['stage'], { name: 'research' }>['moved'] },
): PremoveMoment<State> {
  const { left = researchMovesOf(view, seat), moved = [] } = now
  return {
    moment: `research/${view.year}`,
    view: { ...view, stage: { name: 'research', waiting: [seat], left, moved } },
    conditions: markers,
  }
}

/** All slots are still free: those that others take before are skipped. */
function focusing(view: State, seat: Seat): PremoveMoment<State> {
  const slots = view.order.map(() => null)
  return {
    moment: `focus/${view.year}`,
    view: { ...view, stage: { name: 'focus', waiting: [seat], slots } },
    conditions: [],
  }
}

/** Once a plan is submitted: what shall be built if tiles are short, and what shall be sold if they are not. */
function building(view: State, stage: FactoryStage, seat: Seat): Moments {
  const stored = stage.plans[seat]
  const plan = stored && planIn(stored)
  const short: StoredPlan = { state: 'draft', kept: plan ?? null, short: [] }
  const reopened: State = { ...view, stage: { name: 'factory', plans: stage.plans.with(seat, short) } }
  if (stored?.state === 'committed') return [sellingAfterBuilding(view, seat)]
  if (!plan) return []
  return [
    { moment: `replan/${view.year}`, view: reopened, conditions: [] },
    sellingAfterBuilding(withPlan(reopened, seat, plan), seat),
  ]
}

function planIn(stored: StoredPlan): Plan | undefined {
  if (stored.state !== 'submitted') return undefined
  if (!isSecret(stored.plan)) return stored.plan
  return isOpen(stored.plan) ? open(stored.plan) : undefined
}

/** Only what the seat itself can sell is known. */
function sellingAfterBuilding(view: State, seat: Seat): PremoveMoment<State> {
  const offers: SalesOffer[] = view.players.map((_, each) =>
    each === seat ? offerInYear(view, seat) : { dealerships: [], mainlines: [] },
  )
  return {
    moment: `sales/${view.year}`,
    view: { ...view, stage: { name: 'sales', selling: [seat], offers, step: { name: 'dealership' } } },
    conditions: sales,
    steps: true,
  }
}

/** Phase 7 draws nothing, so the axes of the demand phase are known. */
function demandAfterSales(view: State, seat: Seat): PremoveMoment<State> {
  const state = clone(view)
  renewExpectations(state, tryingTable())
  state.stage = { name: 'demand', waiting: [seat], faceDown: [] }
  return { moment: `demand/${view.year}`, view: state, conditions: quadrants }
}
