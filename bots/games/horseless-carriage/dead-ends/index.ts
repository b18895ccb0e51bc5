import {
  type DealershipSize,
  type Dimension,
  dimensions,
  type Plan,
  playerOf,
  type State,
} from '@carriage/horseless-carriage'
import { brochuresOn } from '@carriage/horseless-carriage/factory'
import { PlanDraft } from '@carriage/horseless-carriage/plan-generator'
import type { Seat } from '@carriage/kernel'
import { futureSite, mirror } from '../planner/future-site.ts'
import { outlookOf } from '../planner/outlook.ts'
import { Repairs } from '../planner/repairs.ts'

/** A dealership that will be closed for good: one of its mainlines has no room left for what will be asked for. */
export interface DeadEnd {
  readonly dealership: DealershipSize
  readonly dimension: Dimension
  readonly minimum: number
  readonly year: number
}

/** What a dealership lacks for a minimum to come, and whether all its mainlines have room for it. */
export interface ComingNeed extends DeadEnd {
  readonly hasRoom: boolean
}

/** The number of years ahead whose minimums are known for sure (HC-9.2, HC-9.15). */
const known = 2

/** The dealerships that a plan leads into a dead end, and that are in none without it: each by what it lacks first. */
export function deadEndsOf(view: State, seat: Seat, plan: Plan): DeadEnd[] {
  const before = new Set(deadEndsWith(view, seat, { pieces: [], expansion: plan.expansion }).map(keyOf))
  return deadEndsWith(view, seat, plan).filter((deadEnd) => !before.has(keyOf(deadEnd)))
}

function keyOf({ dealership }: DeadEnd): string {
  return dealership
}

function deadEndsWith(view: State, seat: Seat, plan: Plan): DeadEnd[] {
  const byDealership = new Map<DealershipSize, DeadEnd>()
  for (const { hasRoom, ...need } of comingNeeds(view, seat, plan))
    if (!hasRoom && !byDealership.has(need.dealership)) byDealership.set(need.dealership, need)
  return [...byDealership.values()]
}

/** What the dealerships of a factory with this plan still lack for the minimums that are known, the nearest year first. */
export function comingNeeds(view: State, seat: Seat, { pieces, expansion }: Plan): ComingNeed[] {
  const { site, supply, access, years } = outlookOf(view, seat)
  const draft = new PlanDraft(site, supply, access)
  const future = futureSite(site, expansion)
  try {
    // Pieces that cannot lie where they do are skipped; they are reported elsewhere.
    for (const piece of pieces) draft.lay(piece)
    mirror(future, draft)
    const repairs = new Repairs(future, draft)
    const all = [...playerOf(view, seat).factory.pieces, ...draft.pieces]
    const needs: ComingNeed[] = []
    const brochures = brochuresOn(future, all, view.minimums)
    for (const [ahead, { market, access: later }] of years.slice(1, 1 + known).entries())
      for (const { dealership, mainlines } of brochures) {
        const piece = all[dealership]
        if (piece?.kind !== 'dealership') continue
        for (const dimension of dimensions) {
          const minimum = market.minimums[dimension]
          const reachable = { ...later, [dimension]: Math.max(later[dimension], minimum) }
          const missing = mainlines.map((mainline) => minimum - draft.specsOf(mainline)[dimension])
          if (missing.every((each) => each <= 0)) continue
          const hasRoom = mainlines.every((mainline, index) => {
            const lacks = missing[index] ?? 0
            return lacks <= 0 || repairs.possible(mainline, dimension, reachable, lacks) >= lacks
          })
          needs.push({ dealership: piece.type, dimension, minimum, year: view.year + ahead + 1, hasRoom })
        }
      }
    return needs
  } finally {
    draft.clear()
  }
}
