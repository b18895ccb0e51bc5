import { type DealershipSize, dimensions, type VehicleType, vehicleTypes } from '@carriage/horseless-carriage'
import type { Specs } from '@carriage/horseless-carriage/factory'
import { anyOf, type PlanDraft } from '@carriage/horseless-carriage/plan-generator'
import type { Chance } from '@carriage/kernel'
import type { Market } from './forecast.ts'
import { edgesOf, spotsAlong, spotsAnywhere } from './spots.ts'

/** How many places of a mainline are compared, and how many are tried for any piece. */
const compared = 10
const tried = 150

/**
 * Lays a mainline beside a dealership or anywhere, where it shares most of what it needs with others, or apart from all
 * others, where all its sides are free.
 */
export function layMainline(
  draft: PlanDraft,
  type: VehicleType,
  dealership: number | 'anywhere' | 'apart',
  aims: Specs,
  chance: Chance,
): number | undefined {
  const { parts, options } = draft.site
  const all = parts.mainlines.get(type) ?? []
  const forms = options.mirrorTiles === 'none' ? all.slice(0, 4) : all // HC-5.7
  const spots =
    typeof dealership === 'string'
      ? spotsAnywhere(draft, forms, chance, dealership === 'apart')
      : spotsAlong(draft, edgesOf(draft.rectangleOf(dealership)), forms, chance)
  const before = draft.pieces.length
  let best: (typeof spots)[number] | undefined
  let most = -1
  let laid = 0
  for (const spot of spots.slice(0, tried)) {
    const { x, y, rot, mirror } = spot
    if (!draft.lay({ kind: 'mainline', type, x, y, rot, mirror })) continue
    const specs = draft.specsOf(draft.blocks - 1)
    let shared = 0
    for (const dimension of dimensions) shared += Math.min(specs[dimension], aims[dimension] + 1)
    if (shared > most) [most, best] = [shared, spot]
    draft.takeBack(before)
    laid += 1
    if (laid === compared) break
  }
  if (!best) return undefined
  const { x, y, rot, mirror } = best
  draft.lay({ kind: 'mainline', type, x, y, rot, mirror })
  return draft.blocks - 1
}

/** Lays a dealership beside a mainline. */
export function layDealership(draft: PlanDraft, type: DealershipSize, mainline: number, chance: Chance): boolean {
  const forms = draft.site.parts.dealerships.get(type) ?? []
  for (const { x, y, rot } of spotsAlong(draft, edgesOf(draft.rectangleOf(mainline)), forms, chance).slice(0, tried))
    if (draft.lay({ kind: 'dealership', type, x, y, rot })) return true
  return false
}

/** A vehicle type with mainlines left in the supply, mostly one that has buyers. */
export function anyType(draft: PlanDraft, { demand }: Market, chance: Chance): VehicleType | undefined {
  const types = vehicleTypes.filter((type) => draft.left(type) > 0)
  const asked = demand.filter(({ type }) => types.includes(type)).map(({ type }) => type)
  if (types.length === 0) return undefined
  return anyOf(asked.length > 0 ? asked : types, chance)
}

/** Lays a department where it is least in the way. */
export function layDepartment(draft: PlanDraft, type: 'research' | 'planning', chance: Chance): void {
  const forms = draft.site.parts.departments.get(type) ?? []
  for (const { x, y, rot } of spotsAnywhere(draft, forms, chance).slice(0, tried))
    if (draft.lay({ kind: 'department', type, x, y, rot })) return
}

/** HC-5.21 Lays a marketing department beside a dealership. */
export function layMarketing(draft: PlanDraft, dealership: number, chance: Chance): void {
  const edges = edgesOf(draft.rectangleOf(dealership))
  const forms = draft.site.parts.departments.get('marketing') ?? []
  for (const { x, y, rot } of spotsAlong(draft, edges, forms, chance).slice(0, tried))
    if (draft.lay({ kind: 'department', type: 'marketing', x, y, rot })) return
}
