import { dimensions, type Mainline } from '@carriage/horseless-carriage'
import {
  type AccessLevels,
  type Brochure,
  brochuresOn,
  type Piece,
  type Site,
  type Specs,
} from '@carriage/horseless-carriage/factory'
import { black } from '@carriage/horseless-carriage/geometry'
import { PlanDraft } from '@carriage/horseless-carriage/plan-generator'
import { type Forecast, forecast, type Outlet } from './forecast.ts'
import { mirror } from './future-site.ts'
import type { Outlook } from './outlook.ts'
import { RepairPlan, Repairs } from './repairs.ts'
import type { YearAhead } from './years-ahead.ts'

/** What can be expected of a factory in a year. */
export interface Prospect extends Forecast {
  readonly brochures: readonly Brochure[]
}

/** The weights of all years after the first, added up. */
const wholeGame = 3.5

/**
 * The value of the draft together with everything that is built, in dollars: what this year earns, what each later year
 * can earn with this factory if its lines are repaired, and what the departments bring.
 */
export function worthOf(outlook: Outlook, draft: PlanDraft, future: Site): number {
  mirror(future, draft)
  const pieces = piecesOf(draft)
  const { factors } = outlook
  const [now, ...later] = outlook.years
  const brochures = brochuresOn(future, pieces, now.market.minimums)
  let worth = earnedIn(now, brochures, pieces).earned
  if (later.length === 0) return worth
  const repairs = new Repairs(future, draft)
  let ahead = 0
  for (const [index, year] of later.entries()) {
    ahead += year.weight
    const plan = index < factors.repairedTogether ? new RepairPlan() : undefined
    const outlets = outletsIn(year, brochures, { draft, repairs, plan, perRepair: factors.repair })
    worth += year.weight * earnedIn(year, outlets, pieces).earned
  }
  const expected =
    factors.research * falling(count(pieces, 'research'), factors.researchFall) +
    factors.planning * falling(count(pieces, 'planning'), factors.planningFall) +
    factors.floor * Math.log(1 + freeSquaresOn(future))
  return worth + (ahead / wholeGame) * expected + Math.min(1, ahead) * factors.freeSquare * repairs.room
}

/** What a factory is worth if nothing is built this year. */
export function worthAsItStands(outlook: Outlook): number {
  const { site, supply, access } = outlook
  return worthOf(outlook, new PlanDraft(site, supply, access), site)
}

/** How many mainlines have an open dealership this year or the next, if what is asked for is built where there is room. */
export function linesThatSell(outlook: Outlook): number {
  const lines = new Set<number>()
  for (const year of outlook.years.slice(0, 2))
    for (const { open, mainlines } of repairedOutlets(outlook, year))
      if (open) for (const mainline of mainlines) lines.add(mainline)
  return lines.size
}

/** What a factory can earn in the first years of an outlook, each by its weight, if what is asked for is built where there is room. */
export function earnedAhead(outlook: Outlook, years: number): number {
  const { pieces } = outlook.site.factory
  return outlook.years
    .slice(0, years)
    .reduce((sum, year) => sum + year.weight * earnedIn(year, repairedOutlets(outlook, year), pieces).earned, 0)
}

/** The dealerships of a factory in a year, if what is asked for is built where there is room. */
function repairedOutlets({ site, supply, access, years, factors }: Outlook, year: YearAhead): Outlet[] {
  const draft = new PlanDraft(site, supply, access)
  const brochures = brochuresOn(site, site.factory.pieces, years[0].market.minimums)
  const repairs = new Repairs(site, draft)
  return outletsIn(year, brochures, { draft, repairs, plan: new RepairPlan(), perRepair: factors.repair })
}

/** How lines are repaired. */
interface Upkeep {
  readonly draft: PlanDraft
  readonly repairs: Repairs
  /** What all repairs of the year have room for together; without it each is looked at alone. */
  readonly plan: RepairPlan | undefined
  readonly perRepair: number
}

/** The dealerships in a later year: those that lack least stay open first, and are then raised on the axes. */
function outletsIn(year: YearAhead, brochures: readonly Brochure[], upkeep: Upkeep): Outlet[] {
  const missing = brochures.map(({ specs }) => missingIn(year, specs))
  const order = [...brochures.keys()].sort((a, b) => (missing[a] ?? 0) - (missing[b] ?? 0))
  const outlets: Outlet[] = [...brochures]
  const change = (how: (year: YearAhead, brochure: Brochure, outlet: Outlet, upkeep: Upkeep) => Outlet) => {
    for (const index of order) {
      const [brochure, outlet] = [brochures[index], outlets[index]]
      if (brochure && outlet) outlets[index] = how(year, brochure, outlet, upkeep)
    }
  }
  change(openOutlet)
  change(raised)
  return outlets
}

function missingIn({ market: { minimums } }: YearAhead, specs: Specs): number {
  return dimensions.reduce((sum, dimension) => sum + Math.max(0, minimums[dimension] - specs[dimension]), 0)
}

/** A dealership with the specs that the minimums of a year ask for, or closed. */
function openOutlet({ market, access }: YearAhead, brochure: Brochure, _: Outlet, upkeep: Upkeep): Outlet {
  const specs: Record<keyof Specs, number> = { ...brochure.specs }
  const planned = upkeep.plan?.size ?? 0
  let likely = 1
  for (const dimension of dimensions) {
    const least = market.minimums[dimension]
    if (specs[dimension] >= least) continue
    if (reachable(brochure, dimension, least, access, upkeep) < least) {
      upkeep.plan?.cutTo(planned)
      return { ...brochure, open: false }
    }
    likely *= upkeep.perRepair ** (least - specs[dimension])
    specs[dimension] = least
  }
  return { ...brochure, specs, open: brochure.mainlines.length > 0, likely }
}

/** The same with one more on each axis, where that is possible. */
function raised({ market, access }: YearAhead, brochure: Brochure, outlet: Outlet, upkeep: Upkeep): Outlet {
  if (!outlet.open) return outlet
  const specs: Record<keyof Specs, number> = { ...outlet.specs }
  for (const dimension of [market.bottom, market.left]) {
    const wanted = market.minimums[dimension] + 1
    if (specs[dimension] < wanted)
      specs[dimension] = Math.max(specs[dimension], reachable(brochure, dimension, wanted, access, upkeep))
  }
  return { ...outlet, specs }
}

/** The spec that all mainlines of a dealership can have, up to what is wanted: HC-6.7 the weakest one counts. */
function reachable(
  { mainlines }: Brochure,
  dimension: keyof Specs,
  wanted: number,
  access: AccessLevels,
  { draft, repairs, plan }: Upkeep,
): number {
  let reached = wanted
  for (const mainline of mainlines) {
    const has = draft.specsOf(mainline)[dimension]
    if (has < wanted)
      reached = Math.min(reached, has + repairs.possible(mainline, dimension, access, wanted - has, plan))
  }
  return reached
}

/** What a factory with all these pieces, which lie on the site, can bring this year. */
export function prospectOf({ site, years: [now] }: Outlook, pieces: readonly Piece[]): Prospect {
  const brochures = brochuresOn(site, pieces, now.market.minimums)
  return { brochures, ...earnedIn(now, brochures, pieces) }
}

function earnedIn({ market, capacity }: YearAhead, outlets: readonly Outlet[], pieces: readonly Piece[]): Forecast {
  const mainlines: Mainline[] = []
  for (const [index, piece] of pieces.entries())
    if (piece.kind === 'mainline') mainlines.push({ piece: index, type: piece.type, stock: capacity }) // HC-6.10
  return forecast(market, outlets, mainlines)
}

export function piecesOf({ site, pieces }: PlanDraft): readonly Piece[] {
  return [...site.factory.pieces, ...pieces]
}

function freeSquaresOn({ layout }: Site): number {
  let free = blackSquares.get(layout.ground)
  if (free === undefined) {
    free = layout.ground.squares.reduce((sum, square) => sum + ((square & black) !== 0 ? 1 : 0), 0)
    blackSquares.set(layout.ground, free)
  }
  for (const { form } of layout.blocks) free -= form.w * form.h
  return Math.max(0, free)
}

const blackSquares = new WeakMap<Site['layout']['ground'], number>()

function count(pieces: readonly Piece[], type: 'research' | 'planning'): number {
  let found = 0
  for (const piece of pieces) if (piece.kind === 'department' && piece.type === type) found += 1
  return found
}

/** 1 for the first, and for each further one a part of what the one before it counts. */
function falling(number: number, part: number): number {
  let sum = 0
  for (let n = 0; n < number; n++) sum += part ** n
  return sum
}
