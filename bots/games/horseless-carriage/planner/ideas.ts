import type { Dimension } from '@carriage/horseless-carriage'
import type { Specs } from '@carriage/horseless-carriage/factory'
import { anyOf, onceIn, type PlanDraft, unusedSizes } from '@carriage/horseless-carriage/plan-generator'
import type { Chance } from '@carriage/kernel'
import { anyType, layDealership, layDepartment, layMainline, layMarketing } from './lay.ts'
import type { Outlook } from './outlook.ts'
import { improve, reach } from './stations.ts'

/** Adds pieces to a draft, or none. The pieces that it adds are legal together. */
export type Idea = (outlook: Outlook, draft: PlanDraft, chance: Chance) => void

/** Opens every dealership that can be opened: this year's minimums for all their mainlines, HC-6.16. */
export const openDealerships: Idea = ({ thisYear }, draft, chance) => {
  for (const mainline of draft.blocksOf(isMainline)) reach(draft, mainline, thisYear.minimums, chance)
}

/** Brings all mainlines of a dealership up to the minimums of this year or the next. */
const openDealership: Idea = ({ thisYear, nextYear }, draft, chance) => {
  const dealerships = draft.blocksOf(isDealership)
  if (dealerships.length === 0) return
  const { minimums } = onceIn(2, chance) ? thisYear : nextYear
  for (const mainline of mainlinesBeside(draft, anyOf(dealerships, chance))) reach(draft, mainline, minimums, chance)
}

/** One more on the axes, or where the minimum is about to rise, for all mainlines of a dealership (HC-6.7). */
const raiseSpec: Idea = (outlook, draft, chance) => {
  const dealerships = draft.blocksOf(isDealership)
  if (dealerships.length === 0) return
  const mainlines = mainlinesBeside(draft, anyOf(dealerships, chance))
  const dimension = anyOf(wanted(outlook), chance)
  const least = Math.min(...mainlines.map((mainline) => draft.specsOf(mainline)[dimension]))
  for (const mainline of mainlines)
    if (draft.specsOf(mainline)[dimension] === least && !improve(draft, mainline, dimension, chance)) return
}

/** Another mainline for a dealership that stands, at least as good as those it has. */
const addMainline: Idea = ({ thisYear }, draft, chance) => {
  const dealerships = draft.blocksOf(isDealership)
  if (dealerships.length === 0) return
  const dealership = anyOf(dealerships, chance)
  const aims = weakest(draft, mainlinesBeside(draft, dealership))
  const type = anyType(draft, thisYear, chance)
  if (type === undefined) return
  const mainline = layMainline(draft, type, dealership, aims, chance)
  if (mainline === undefined) return
  if (onceIn(2, chance)) reach(draft, mainline, aims, chance)
  else reach(draft, mainline, thisYear.minimums, chance)
}

/** A mainline with a dealership of its own. */
const addDealership: Idea = ({ thisYear }, draft, chance) => {
  const size = unusedSizes(draft).at(-1) // HC-1.19 a larger one only covers more floor
  const type = anyType(draft, thisYear, chance)
  if (size === undefined || type === undefined) return
  const before = draft.pieces.length
  const mainline = layMainline(draft, type, null, thisYear.minimums, chance)
  if (mainline === undefined) return
  if (layDealership(draft, size, mainline, chance)) reach(draft, mainline, thisYear.minimums, chance)
  else draft.takeBack(before) // HC-5.17
}

/** A second dealership for a mainline that stands: one more window on the market. */
const shareMainline: Idea = (_outlook, draft, chance) => {
  const size = unusedSizes(draft).at(-1)
  const mainlines = draft.blocksOf(isMainline)
  if (size !== undefined && mainlines.length > 0) layDealership(draft, size, anyOf(mainlines, chance), chance)
}

/** HC-5.21 beside a dealership. */
const addMarketing: Idea = (_outlook, draft, chance) => {
  const dealerships = draft.blocksOf(isDealership)
  const standing = draft.blocksOf((piece) => piece.kind === 'department' && piece.type === 'marketing').length
  const { perPlayer } = draft.site.parts.components.departments.rows.marketing
  if (dealerships.length === 0 || standing >= perPlayer) return // HC-5.11
  layMarketing(draft, anyOf(dealerships, chance), chance)
}

const addResearch: Idea = (_outlook, draft, chance) => layDepartment(draft, 'research', chance)
const addPlanning: Idea = (_outlook, draft, chance) => layDepartment(draft, 'planning', chance)

/** All ideas; an idea that is listed twice is tried twice as often. */
export const ideas: readonly Idea[] = [
  openDealership,
  openDealership,
  raiseSpec,
  raiseSpec,
  raiseSpec,
  addMainline,
  addMainline,
  addDealership,
  addDealership,
  shareMainline,
  addMarketing,
  addResearch,
  addPlanning,
]

function wanted({ thisYear, nextYear }: Outlook): Dimension[] {
  return [thisYear.bottom, thisYear.left, nextYear.bottom, nextYear.left]
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
