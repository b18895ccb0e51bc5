import { type Dimension, dimensions } from '@carriage/horseless-carriage'
import type { Specs } from '@carriage/horseless-carriage/factory'
import { anyOf, onceIn, type PlanDraft, unusedSizes } from '@carriage/horseless-carriage/plan-generator'
import type { Chance } from '@carriage/kernel'
import { anyType, layDealership, layDepartment, layMainline, layMarketing } from './lay.ts'
import type { Outlook } from './outlook.ts'
import { improve, reach } from './stations.ts'
import { piecesOf, prospectOf } from './worth.ts'
import type { YearAhead } from './years-ahead.ts'

/** Adds pieces to a draft, or none. The pieces that it adds are legal together. */
export type Idea = (outlook: Outlook, draft: PlanDraft, chance: Chance) => void

/** Opens every dealership that can be opened: this year's minimums for all their mainlines, HC-6.16. */
export const openDealerships: Idea = ({ years: [now] }, draft, chance) => {
  for (const mainline of draft.blocksOf(isMainline)) reach(draft, mainline, now.market.minimums, chance)
}

/** Brings all mainlines of a dealership up to the minimums of this year or one of the next three. */
const openDealership: Idea = (outlook, draft, chance) => {
  const dealerships = draft.blocksOf(isDealership)
  if (dealerships.length === 0) return
  const { minimums } = anyOf(nearYears(outlook), chance).market
  for (const mainline of mainlinesBeside(draft, anyOf(dealerships, chance))) reach(draft, mainline, minimums, chance)
}

/** One more on an axis, or where the minimum is about to rise, for all mainlines of a dealership (HC-6.7). */
const raiseSpec: Idea = (outlook, draft, chance) => {
  const dealerships = draft.blocksOf(isDealership)
  if (dealerships.length > 0) raise(draft, anyOf(dealerships, chance), anyOf(wanted(outlook), chance), chance)
}

/** One more on both axes of this year or the next: only together they open a dearer segment. */
const raiseBoth: Idea = (outlook, draft, chance) => {
  const dealerships = draft.blocksOf(isDealership)
  if (dealerships.length === 0) return
  const dealership = anyOf(dealerships, chance)
  const { bottom, left } = anyOf(nearYears(outlook).slice(0, 2), chance).market
  if (raise(draft, dealership, bottom, chance)) raise(draft, dealership, left, chance)
}

function raise(draft: PlanDraft, dealership: number, dimension: Dimension, chance: Chance): boolean {
  const mainlines = mainlinesBeside(draft, dealership)
  const least = Math.min(...mainlines.map((mainline) => draft.specsOf(mainline)[dimension]))
  for (const mainline of mainlines)
    if (draft.specsOf(mainline)[dimension] === least && !improve(draft, mainline, dimension, chance)) return false
  return mainlines.length > 0
}

/**
 * Another mainline for a dealership that stands, at least as good as those it has. One that is below the minimums waits: it
 * would close the dealership for all of them.
 */
const addMainline: Idea = ({ years: [now] }, draft, chance) => {
  const dealerships = draft.blocksOf(isDealership)
  if (dealerships.length === 0) return
  const dealership = anyOf(dealerships, chance)
  const aims = weakest(draft, mainlinesBeside(draft, dealership))
  const type = anyType(draft, now.market, chance)
  if (type === undefined) return
  const before = draft.pieces.length
  const mainline = layMainline(draft, type, dealership, aims, chance)
  if (mainline === undefined) return
  reach(draft, mainline, onceIn(2, chance) ? aims : now.market.minimums, chance)
  if (!isOpen(draft, mainline, now)) draft.takeBack(before)
}

/**
 * A mainline with a dealership of its own, equipped for this year or already for the next. One that cannot be open yet
 * waits: nothing is gained by laying it early, and a marker that is not moved on would leave it closed for good.
 */
const addDealership: Idea = (outlook, draft, chance) => {
  const size = unusedSizes(draft).at(-1) // HC-1.19 a larger one only covers more floor
  const { market } = anyOf(nearYears(outlook).slice(0, 2), chance)
  const type = anyType(draft, outlook.years[0].market, chance)
  if (size === undefined || type === undefined) return
  const before = draft.pieces.length
  const mainline = layMainline(draft, type, onceIn(2, chance) ? 'apart' : 'anywhere', market.minimums, chance)
  if (mainline === undefined) return
  const isLaid = layDealership(draft, size, mainline, chance) // HC-5.17
  if (isLaid) reach(draft, mainline, market.minimums, chance)
  if (!isLaid || !isOpen(draft, mainline, outlook.years[0])) draft.takeBack(before)
}

/**
 * A second dealership for a mainline that stands: one more window on the market. Nobody else can take it, so it waits for
 * the year in which it sells something: until then it would only cover floor.
 */
const shareMainline: Idea = (outlook, draft, chance) => {
  const size = unusedSizes(draft).at(-1)
  const mainlines = draft.blocksOf(isMainline)
  if (size === undefined || mainlines.length === 0) return
  const before = draft.pieces.length
  const { earned } = prospectOf(outlook, piecesOf(draft))
  if (!layDealership(draft, size, anyOf(mainlines, chance), chance)) return
  if (prospectOf(outlook, piecesOf(draft)).earned <= earned) draft.takeBack(before)
}

/** HC-5.21 beside a dealership. */
const addMarketing: Idea = (_outlook, draft, chance) => {
  const dealerships = draft.blocksOf(isDealership)
  if (dealerships.length > 0) layMarketingAt(draft, anyOf(dealerships, chance), 1, chance)
}

/** Two marketing departments at once: the large window pays where the middle one alone would not. */
const addTwoMarketing: Idea = (_outlook, draft, chance) => {
  const dealerships = draft.blocksOf(isDealership)
  if (dealerships.length > 0) layMarketingAt(draft, anyOf(dealerships, chance), 2, chance)
}

function layMarketingAt(draft: PlanDraft, dealership: number, count: number, chance: Chance): void {
  const standing = draft.blocksOf((piece) => piece.kind === 'department' && piece.type === 'marketing').length
  const { perPlayer } = draft.site.parts.components.departments.rows.marketing
  for (let laid = 0; laid < Math.min(count, perPlayer - standing); laid++) layMarketing(draft, dealership, chance) // HC-5.11
}

const addResearch: Idea = (_outlook, draft, chance) => layDepartment(draft, 'research', chance)
const addPlanning: Idea = (_outlook, draft, chance) => layDepartment(draft, 'planning', chance)

/** All ideas; an idea that is listed twice is tried twice as often. */
export const ideas: readonly Idea[] = [
  openDealership,
  openDealership,
  openDealership,
  raiseSpec,
  raiseSpec,
  raiseSpec,
  raiseBoth,
  raiseBoth,
  addMainline,
  addMainline,
  addDealership,
  addDealership,
  shareMainline,
  addMarketing,
  addTwoMarketing,
  addResearch,
  addPlanning,
]

/** Dimensions that buyers will look at: the axes of this year and the next. */
function wanted({ years }: Outlook): Dimension[] {
  return years.slice(0, 2).flatMap(({ market: { bottom, left } }) => [bottom, left])
}

/** This year and the three after it, as far as there are any: the minimums of two years are known for sure. */
function nearYears({ years }: Outlook): readonly YearAhead[] {
  return years.slice(0, 4)
}

/** HC-6.16 */
function isOpen(draft: PlanDraft, mainline: number, { market: { minimums } }: YearAhead): boolean {
  const specs = draft.specsOf(mainline)
  return dimensions.every((dimension) => specs[dimension] >= minimums[dimension])
}

function mainlinesBeside(draft: PlanDraft, dealership: number): number[] {
  return draft.site.layout.neighboursOf(dealership).filter((block) => draft.pieceOf(block)?.kind === 'mainline')
}

function weakest(draft: PlanDraft, mainlines: readonly number[]): Specs {
  const specs = mainlines.map((mainline) => draft.specsOf(mainline))
  const least = (dimension: Dimension) => Math.min(...specs.map((each) => each[dimension]))
  return {
    speed: least('speed'),
    range: least('range'),
    design: least('design'),
    reliability: least('reliability'),
    safety: least('safety'),
  }
}

function isMainline({ kind }: { readonly kind: string }): boolean {
  return kind === 'mainline'
}

function isDealership({ kind }: { readonly kind: string }): boolean {
  return kind === 'dealership'
}
