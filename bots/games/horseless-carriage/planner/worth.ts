import { dimensions, type Mainline } from '@carriage/horseless-carriage'
import { type Brochure, brochuresOn, type Piece, type Site, type Specs } from '@carriage/horseless-carriage/factory'
import { type PlanDraft, squareAround } from '@carriage/horseless-carriage/plan-generator'
import { type Forecast, forecast, type Market } from './forecast.ts'
import type { Outlook } from './outlook.ts'

/** What can be expected of a factory. */
export interface Prospect extends Forecast {
  /** Open dealerships. */
  readonly open: number
  readonly brochures: readonly Brochure[]
}

/** How much each thing counts. The numbers are guesses. */
const weights = {
  earned: 12,
  vehicle: 6,
  open: 80,
  /** Next year's money is not this year's. */
  nextEarned: 5,
  nextOpen: 50,
  /** A spec that is missing next year, and one beyond what is asked for. */
  missing: -12,
  ahead: 2,
  aheadOnAxis: 5,
  research: 6,
  planning: 3,
  /** Two free squares. */
  room: 1,
  /** A free square beside what feeds a mainline. */
  growth: 3,
} as const

/** A spec beyond the last field of an axis is worth nothing. */
const furthest = 3

/** More free squares beside a side are not needed. */
const enough = 4

/** The years for which departments count at most. */
const horizon = 4

/** What the draft is worth as it lies, together with all that is built. */
export function worthOf(outlook: Outlook, draft: PlanDraft): number {
  const pieces = piecesOf(draft)
  const now = prospectOf(outlook, outlook.thisYear, pieces)
  let worth = weights.earned * now.earned + weights.vehicle * now.vehicles + weights.open * now.open
  if (outlook.yearsLeft === 0) return worth
  const { nextYear } = outlook
  const next = prospectOf(outlook, nextYear, pieces)
  worth += weights.nextEarned * next.earned + weights.nextOpen * next.open
  for (const { specs } of next.brochures) worth += worthOfSpecs(nextYear, specs)
  const years = Math.min(outlook.yearsLeft, horizon)
  worth += years * weights.research * diminished(count(pieces, 'research'))
  worth += years * weights.planning * diminished(count(pieces, 'planning'))
  worth += weights.growth * growthOf(outlook.site)
  return worth + weights.room * (freeSquares(outlook.site) >> 1)
}

/** What a factory with all these pieces, which lie on the site, can bring in a year. */
export function prospectOf({ site, capacity }: Outlook, market: Market, pieces: readonly Piece[]): Prospect {
  const brochures = brochuresOn(site, pieces, market.minimums)
  const mainlines: Mainline[] = []
  for (const [index, piece] of pieces.entries())
    if (piece.kind === 'mainline') mainlines.push({ piece: index, type: piece.type, stock: capacity }) // HC-6.10
  return { brochures, open: brochures.filter(({ open }) => open).length, ...forecast(market, brochures, mainlines) }
}

export function piecesOf({ site, pieces }: PlanDraft): readonly Piece[] {
  return [...site.factory.pieces, ...pieces]
}

function worthOfSpecs({ bottom, left, minimums }: Market, specs: Specs): number {
  let worth = 0
  for (const dimension of dimensions) {
    const ahead = specs[dimension] - minimums[dimension]
    const weight = dimension === bottom || dimension === left ? weights.aheadOnAxis : weights.ahead
    worth += ahead < 0 ? -ahead * weights.missing : Math.min(ahead, furthest) * weight
  }
  return worth
}

function count(pieces: readonly Piece[], type: 'research' | 'planning'): number {
  let found = 0
  for (const piece of pieces) if (piece.kind === 'department' && piece.type === type) found += 1
  return found
}

/** The first department of a kind brings most: 0, 3, 5, 6 and no more. */
function diminished(departments: number): number {
  return [0, 3, 5][departments] ?? 6
}

/** The free squares at each side of the mainlines where stations for it could go on, as far as they are few. */
function growthOf({ layout }: Site): number {
  const free = new Map<number, number>()
  for (const [block, { form, x, y }] of layout.blocks.entries()) {
    if (form.conductors === 0) continue
    for (let n = 0; n < 2 * (form.w + form.h); n++) {
      const at = squareAround({ x, y, w: form.w, h: form.h }, n)
      if (!layout.isFree(at.x, at.y)) continue
      const group = layout.stepGroupOf(block, at.side)
      free.set(group, (free.get(group) ?? 0) + 1)
    }
  }
  let growth = 0
  for (const [block, { form }] of layout.blocks.entries())
    if (form.conductors === 4)
      for (const group of layout.stepGroupsOf(block)) growth += Math.min(free.get(group) ?? 0, enough)
  return growth
}

function freeSquares({ layout }: Site): number {
  let free = 0
  for (const run of layout.freeRuns()) if (run > 0) free += 1
  return free
}
