import { type Dimension, dimensions, type StationType, stationTypes } from '@carriage/horseless-carriage'
import type { OrientedPiece, Specs } from '@carriage/horseless-carriage/factory'
import { quarters } from '@carriage/horseless-carriage/geometry'
import type { PlanDraft } from '@carriage/horseless-carriage/plan-generator'
import type { Chance } from '@carriage/kernel'
import { type Edge, spotsAlong, squaresFor } from './spots.ts'

/** How many places are tried for a station before another type is. */
const places = 20

/** Raises the specs of a mainline until they reach some aims, as far as that goes. */
export function reach(draft: PlanDraft, mainline: number, aims: Specs, chance: Chance): boolean {
  let complete = true
  for (const dimension of dimensions)
    while (draft.specsOf(mainline)[dimension] < aims[dimension])
      if (!improve(draft, mainline, dimension, chance)) {
        complete = false
        break
      }
  return complete
}

/** One more in a dimension: HC-5.51 an indicator for a station that stands, or else a new station. */
export function improve(draft: PlanDraft, mainline: number, dimension: Dimension, chance: Chance): boolean {
  for (let block = 0; block < draft.blocks; block++) {
    const station = draft.site.layout.blocks[block]?.form.station
    if (!station?.sockets[dimension] || !draft.feeds(block, mainline, stepOf(draft, block))) continue
    if (draft.indicateAt(block, dimension, squaresFor(draft, block))) return true
  }
  for (const type of typesFor(draft, dimension, chance))
    if (addStation(draft, mainline, type, dimension, chance)) return true
  return false
}

/** The types that may be built for a dimension, those that bring much for their size first. */
function typesFor(draft: PlanDraft, dimension: Dimension, chance: Chance): StationType[] {
  const { rows } = draft.site.parts.components.technologyStations
  const found: { readonly type: StationType; readonly price: number }[] = []
  for (const type of stationTypes) {
    if (draft.left(type) === 0 || !draft.isAccessible(type, dimension)) continue
    const { w, h } = rows[type]
    const brings = dimensions.filter((each) => draft.isAccessible(type, each)).length
    found.push({ type, price: Math.floor((4 * w * h) / brings) + chance.below(12) })
  }
  return found.sort((a, b) => a.price - b.price).map(({ type }) => type)
}

/** A station that feeds a mainline, with an indicator for this dimension and for all others that it can have. */
function addStation(
  draft: PlanDraft,
  mainline: number,
  type: StationType,
  dimension: Dimension,
  chance: Chance,
): boolean {
  const forms = draft.site.parts.stations.get(type) ?? []
  const before = draft.pieces.length
  const spots = spotsAlong(draft, feedingEdges(draft, mainline, forms), forms, chance)
  for (const { x, y, rot } of spots.slice(0, places)) {
    if (!draft.lay({ kind: 'station', type, x, y, rot })) continue
    const block = draft.blocks - 1
    // It may lie beside what feeds the mainline and yet, at another side, be cut off from it: so the specs are asked.
    const had = draft.specsOf(mainline)[dimension]
    if (draft.indicateAt(block, dimension, squaresFor(draft, block)) && draft.specsOf(mainline)[dimension] > had) {
      for (const other of dimensions) if (other !== dimension) draft.indicateAt(block, other, squaresFor(draft, block))
      return true
    }
    draft.takeBack(before)
  }
  return false
}

/** The edges at which a station comes into the step group of a mainline. */
function feedingEdges(draft: PlanDraft, mainline: number, [form]: readonly OrientedPiece[]): Edge[] {
  const step = form?.sides[0] ?? 0
  const edges: Edge[] = []
  for (const [block, { form: theirs }] of draft.site.layout.blocks.entries()) {
    if (!theirs.sides.includes(step) || !draft.feeds(block, mainline, step)) continue
    const of = draft.rectangleOf(block)
    for (const side of quarters) if (theirs.sides[side] === step) edges.push({ of, side })
  }
  return edges
}

function stepOf(draft: PlanDraft, block: number): number {
  return draft.site.layout.blocks[block]?.form.sides[0] ?? 0
}
