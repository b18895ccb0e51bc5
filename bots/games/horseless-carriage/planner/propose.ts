import type { State } from '@carriage/horseless-carriage'
import { type Brochure, checkPlanOn, type Piece, type Plan } from '@carriage/horseless-carriage/factory'
import { PlanDraft } from '@carriage/horseless-carriage/plan-generator'
import type { Chance, Seat } from '@carriage/kernel'
import type { Factors } from '../factors.ts'
import { floorsFor, sampledFloors } from './floor.ts'
import { beginningOf, type Floor, grow, onBestFloor, pruned, type Sketch } from './grow.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { piecesOf, prospectOf } from './worth.ts'

/** The effort of a search for plans. */
export interface PlanningBudget {
  /** Ideas that are tried, for all proposals together. */
  readonly tries: number
  /** How many proposals are made at most. */
  readonly proposals?: number
  readonly chance: Chance
  /** Whether the best plans are built on for some years before one is chosen. */
  readonly lookAhead?: boolean
  /** What plans are judged by. */
  readonly factors?: Factors
  /** Asked after each sketch: true ends the search. */
  readonly stop?: (() => boolean) | undefined
}

/** A legal plan, and its value if nothing else changes. */
export interface Proposal {
  readonly plan: Plan
  /** The resulting brochures of the own dealerships this year, by their place in the factory after the plan. */
  readonly brochures: readonly Brochure[]
  /** Vehicles that find a buyer this year, and what they earn, if no other seat sells any. */
  readonly vehicles: number
  readonly earned: number
  /** What the factory is worth after it, in dollars of this and all years to come. */
  readonly worth: number
}

/** The number of ideas for one sketch before the next one is begun: a longer search draws finer sketches. */
const ideasPerSketch = { short: 24, long: 48, longFrom: 600 }

/** How many places for the expansion are drafted on; one is enough for a glance. */
const drafted = 3

/**
 * Other places for the expansion that the planner tries for each good plan. It tries none if that came to more than 0.7 places for each
 * idea: a short search would spend most of its time on them.
 */
const otherPlaces = { forEachPlan: 40, perIdea: 0.7 }

/** The number of proposals that a player can compare at a glance. */
const enough = 5

/** Good legal plans for this year, best first. At least one: the expansion alone is always legal (HC-5.72). */
export function proposePlans(view: State, seat: Seat, budget: PlanningBudget): readonly Proposal[] {
  return proposeFor(outlookOf(view, seat, budget.factors), budget)
}

export function proposeFor(
  outlook: Outlook,
  { tries, proposals: most = enough, chance, stop }: PlanningBudget,
): Proposal[] {
  const floors = floorsFor(outlook.site, tries < ideasPerSketch.short ? 1 : drafted, chance)
  const sketches = floors.map((floor) => grow(outlook, { floor, pieces: [], stops: [] }, 0, chance))
  let best = bestOf(sketches)
  const perSketch = tries < ideasPerSketch.longFrom ? ideasPerSketch.short : ideasPerSketch.long
  for (let left = tries, n = 0; left > 0 && !stop?.(); left -= perSketch, n++) {
    // Alternates between a new sketch, on each floor in turn, and another continuation of the best one.
    const start = n % 2 === 0 ? emptyOn(floors, n / 2) : beginningOf(best, chance)
    const sketch = grow(outlook, start, Math.min(left, perSketch), chance)
    if (sketch.worth > best.worth) best = sketch
    sketches.push(sketch)
  }
  const found: Proposal[] = []
  const candidates = distinct(sketches.sort(dearer))
  const good = candidates.splice(0, 2 * most)
  const hasIdeasEnough = otherPlaces.forEachPlan * good.length <= otherPlaces.perIdea * tries
  const places = hasIdeasEnough ? sampledFloors(outlook.site, otherPlaces.forEachPlan, chance) : []
  const finished = good.map((sketch) => onBestFloor(outlook, pruned(outlook, sketch), places))
  for (const sketch of differentFirst(distinct([...finished.sort(dearer), ...candidates]))) {
    const proposal = finish(outlook, sketch)
    if (checkPlanOn(outlook.site, outlook.supply, outlook.access, proposal.plan).ok) found.push(proposal)
    if (found.length >= most) break
  }
  return found.sort(dearer)
}

function emptyOn(floors: readonly Floor[], n: number): Omit<Sketch, 'worth'> {
  const floor = floors[n % floors.length]
  if (!floor) throw new RangeError('There is always a floor to build on.')
  return { floor, pieces: [], stops: [] }
}

function dearer(a: { readonly worth: number }, b: { readonly worth: number }): number {
  return b.worth - a.worth
}

function bestOf(sketches: readonly Sketch[]): Sketch {
  return sketches.reduce((best, sketch) => (sketch.worth > best.worth ? sketch : best))
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

/** Before sketches of the same pieces in other places come those of other pieces: only they are another way to play. */
function differentFirst(sketches: readonly Sketch[]): Sketch[] {
  const kinds = new Set<string>()
  const isNew = ({ pieces }: Sketch) => {
    const kind = pieces.map(kindOf).sort().join()
    const known = kinds.has(kind)
    kinds.add(kind)
    return !known
  }
  const { different = [], alike = [] } = Object.groupBy(sketches, (sketch) => (isNew(sketch) ? 'different' : 'alike'))
  return [...different, ...alike]
}

function kindOf(piece: Piece): string {
  return `${piece.kind} ${piece.kind === 'indicator' ? piece.dimension : piece.type}`
}

function finish(outlook: Outlook, { floor, pieces, worth }: Sketch): Proposal {
  const draft = new PlanDraft(outlook.site, outlook.supply, outlook.access)
  try {
    for (const piece of pieces) draft.lay(piece)
    const { brochures, vehicles, earned } = prospectOf(outlook, piecesOf(draft))
    return { plan: { pieces, expansion: floor.expansion }, brochures, vehicles, earned, worth }
  } finally {
    draft.clear()
  }
}
