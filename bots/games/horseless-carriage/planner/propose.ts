import type { State } from '@carriage/horseless-carriage'
import {
  type Brochure,
  checkPlanOn,
  type LaidFloor,
  type Plan,
  placesForExpansion,
} from '@carriage/horseless-carriage/factory'
import { PlanDraft } from '@carriage/horseless-carriage/plan-generator'
import type { Chance, Seat } from '@carriage/kernel'
import { bestExpansion } from './floor.ts'
import { beginningOf, grow, type Sketch } from './grow.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { piecesOf, prospectOf } from './worth.ts'

/** The effort of a search for plans. */
export interface PlanningBudget {
  /** Ideas that are tried, for all proposals together. */
  readonly tries: number
  /** How many proposals are made at most. */
  readonly proposals?: number
  readonly chance: Chance
}

/** A legal plan, and what it would bring if everything else stayed as it is. */
export interface Proposal {
  readonly plan: Plan
  /** What would be published about the own dealerships this year, by their places in the factory after the plan. */
  readonly brochures: readonly Brochure[]
  /** Vehicles that find a buyer this year, and what they earn, if no other seat sells any. */
  readonly vehicles: number
  readonly earned: number
  /** For comparing the proposals of one position. */
  readonly worth: number
}

/** The number of ideas for one sketch before the next one is begun. */
const ideasPerSketch = 24

/** The number of proposals that a player can compare at a glance. */
const enough = 5

/** Good legal plans for this year, best first. At least one: the expansion alone is always legal (HC-5.72). */
export function proposePlans(
  view: State,
  seat: Seat,
  { tries, proposals: most = enough, chance }: PlanningBudget,
): readonly Proposal[] {
  const outlook = outlookOf(view, seat)
  const nothing: Sketch = grow(outlook, { pieces: [], worth: 0, stops: [] }, 0, chance)
  const sketches = [nothing]
  let best = nothing
  for (let left = tries; left > 0; left -= ideasPerSketch) {
    // Alternates between a new sketch and another continuation of the best one.
    const start = sketches.length % 2 === 1 ? nothing : beginningOf(best, chance)
    const sketch = grow(outlook, start, Math.min(left, ideasPerSketch), chance)
    if (sketch.worth > best.worth) best = sketch
    sketches.push(sketch)
  }
  const { factory } = outlook.site
  const places = outlook.site.expansionsLeft === 0 ? [] : placesForExpansion(factory, view.options) // HC-5.55
  const proposals: Proposal[] = []
  for (const sketch of distinct(sketches.sort((a, b) => b.worth - a.worth))) {
    const proposal = finish(outlook, sketch, places)
    if (checkPlanOn(outlook.site, outlook.supply, outlook.access, proposal.plan).ok) proposals.push(proposal)
    if (proposals.length >= most) break
  }
  return proposals
}

/** Of sketches with the same pieces, the first. */
function distinct(sketches: readonly Sketch[]): Sketch[] {
  const byPieces = new Map<string, Sketch>()
  for (const sketch of sketches) {
    const key = JSON.stringify(sketch.pieces)
    if (!byPieces.has(key)) byPieces.set(key, sketch)
  }
  return [...byPieces.values()]
}

function finish(outlook: Outlook, { pieces, worth }: Sketch, places: readonly LaidFloor[]): Proposal {
  const draft = new PlanDraft(outlook.site, outlook.supply, outlook.access)
  try {
    for (const piece of pieces) draft.lay(piece)
    const { brochures, vehicles, earned } = prospectOf(outlook, outlook.thisYear, piecesOf(draft))
    return { plan: { pieces, expansion: bestExpansion(outlook.site, places) }, brochures, vehicles, earned, worth }
  } finally {
    draft.clear()
  }
}
