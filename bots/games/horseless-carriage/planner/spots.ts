import type { OrientedPiece } from '@carriage/horseless-carriage/factory'
import {
  bay,
  opposite,
  type Quarter,
  quarters,
  type Rectangle,
  type Rot,
  type Square,
  squareAt,
} from '@carriage/horseless-carriage/geometry'
import { type PlanDraft, type SquareAround, squareAround } from '@carriage/horseless-carriage/plan-generator'
import type { Chance } from '@carriage/kernel'

/** A place where a piece might lie, how it is turned, and how well it would lie there. */
export interface Spot extends Square {
  readonly rot: Rot
  readonly mirror: boolean
  readonly score: number
}

/** A side of something that a piece shall touch. */
export interface Edge {
  readonly of: Rectangle
  readonly side: Quarter
}

/** Luck between places that are about as good as each other. */
const noise = 4

/** All places on free squares along some edges, the best first. Forms come in the order of their orientations. */
export function spotsAlong(
  draft: PlanDraft,
  edges: readonly Edge[],
  forms: readonly OrientedPiece[],
  chance: Chance,
): Spot[] {
  const spots: Spot[] = []
  const seen = new Set<number>()
  for (const [index, form] of forms.entries())
    for (const { of, side } of edges)
      for (const { x, y } of along(of, side, form)) {
        const key = ((y + 500) * 1000 + x + 500) * forms.length + index
        if (seen.has(key)) continue
        seen.add(key)
        if (isFree(draft, form, x, y)) spots.push(spot(draft, index, form, x, y, chance))
      }
  return spots.sort(better)
}

/**
 * All places on free squares that touch a bay or a piece (HC-5.13), the best first. Those that lie apart touch nothing that
 * feeds a mainline, so that all sides stay open.
 */
export function spotsAnywhere(
  draft: PlanDraft,
  forms: readonly OrientedPiece[],
  chance: Chance,
  apart = false,
): Spot[] {
  const { ground } = draft.site.layout
  const runs = draft.site.layout.freeRuns()
  const spots: Spot[] = []
  for (const [index, form] of forms.entries())
    for (let row = 1; row + form.h < ground.height; row++)
      for (let column = 1; column + form.w < ground.width; column++) {
        let free = true
        for (let down = 0; free && down < form.h; down++)
          free = (runs[(row + down) * ground.width + column] ?? 0) >= form.w
        if (free && touches(draft, form, ground.left + column, ground.top + row, apart))
          spots.push(spot(draft, index, form, ground.left + column, ground.top + row, chance))
      }
  return spots.sort(better)
}

/** The squares around a station, those where an indicator is least in the way first. */
export function squaresFor(draft: PlanDraft, station: number): SquareAround[] {
  const { layout } = draft.site
  const rectangle = draft.rectangleOf(station)
  const found: { readonly at: SquareAround; readonly free: number }[] = []
  for (let n = 0; n < 2 * (rectangle.w + rectangle.h); n++) {
    const at = squareAround(rectangle, n)
    if (!layout.isFree(at.x, at.y)) continue
    let free = 0
    for (let m = 0; m < 4; m++) {
      const { x, y } = squareAround({ x: at.x, y: at.y, w: 1, h: 1 }, m)
      if (layout.isFree(x, y)) free += 1
    }
    found.push({ at, free })
  }
  return found.sort((a, b) => a.free - b.free).map(({ at }) => at)
}

export function edgesOf(of: Rectangle): Edge[] {
  return quarters.map((side) => ({ of, side }))
}

/** The places of a form along one side of a rectangle. */
export function* along({ x, y, w, h }: Rectangle, side: Quarter, form: OrientedPiece): Generator<Square> {
  if (side === 0 || side === 2)
    for (let at = x - form.w + 1; at < x + w; at++) yield { x: at, y: side === 0 ? y - form.h : y + h }
  else for (let at = y - form.h + 1; at < y + h; at++) yield { x: side === 3 ? x - form.w : x + w, y: at }
}

function isFree({ site }: PlanDraft, { w, h }: OrientedPiece, x: number, y: number): boolean {
  const { layout } = site
  // Opposite corners first: most places fail there.
  if (!layout.isFree(x, y) || !layout.isFree(x + w - 1, y + h - 1)) return false
  for (let row = y; row < y + h; row++)
    for (let column = x; column < x + w; column++) if (!layout.isFree(column, row)) return false
  return true
}

function touches(
  { site: { layout } }: PlanDraft,
  { w, h }: OrientedPiece,
  x: number,
  y: number,
  apart: boolean,
): boolean {
  let found = false
  for (let n = 0; n < 2 * (w + h); n++) {
    const at = squareAround({ x, y, w, h }, n)
    if (layout.isFree(at.x, at.y)) continue
    const beside = layout.blocks[layout.blockAt(at.x, at.y)]
    if (apart && (beside?.form.conductors ?? 0) > 0) return false
    found ||= beside !== undefined || (squareAt(layout.ground, at.x, at.y) & bay) !== 0
  }
  return found
}

function spot(draft: PlanDraft, index: number, form: OrientedPiece, x: number, y: number, chance: Chance): Spot {
  const rot = quarters[index % 4] ?? 0
  return { x, y, rot, mirror: index >= 4, score: fitness(draft, form, x, y) + chance.below(noise) }
}

function better(a: Spot, b: Spot): number {
  return b.score - a.score
}

/** Good places waste no corners, join what conducts the same step, and leave other conductors free. */
function fitness({ site }: PlanDraft, form: OrientedPiece, x: number, y: number): number {
  const { layout } = site
  let score = 0
  for (let n = 0; n < 2 * (form.w + form.h); n++) {
    const at = squareAround({ x, y, w: form.w, h: form.h }, n)
    if (layout.isFree(at.x, at.y)) continue
    const mine = form.sides[at.side]
    const theirs = layout.blocks[layout.blockAt(at.x, at.y)]?.form.sides[opposite(at.side)] ?? 0
    if (theirs !== 0) score += mine === theirs ? 3 : -2
    else score += form.conductors === 4 ? -1 : 2 // a mainline needs room at its sides
  }
  return score
}
