import type { Chance } from '@carriage/kernel'
import {
  type DealershipSize,
  type Department,
  dealershipSizes,
  dimensions,
  type StationType,
  stationTypes,
  type VehicleType,
  vehicleTypes,
} from '../components/index.ts'
import {
  type AccessLevels,
  checkPlan,
  type Factory,
  type Piece,
  type Plan,
  type Specs,
  type Supply,
} from '../factory/index.ts'
import { surveyFactory } from '../factory/site.ts'
import { quarters, type Rectangle, type Rot, type Size } from '../geometry/index.ts'
import type { Options } from '../options.ts'
import { anyOf, onceIn } from './any.ts'
import { anySide, beside, PlanDraft } from './draft.ts'
import { inventExpansion } from './expansion.ts'
import { baysOf } from './targets.ts'

/** What a player knows when planning: the own factory, the common supply, and what may be built from this year. */
export interface PlanningInput {
  readonly factory: Factory
  readonly supply: Supply
  readonly access: AccessLevels
  /** The specs to aim at. */
  readonly aims: Specs
  readonly options: Options
}

/** How often a piece is tried somewhere before it is given up. */
const tries = 12

/** How many drafts are made; the one that comes nearest to the aims is taken. */
const drafts = 3

/**
 * A random legal plan of the kind that people make: a mainline with its dealership, stations along its sides with
 * indicators on them, departments in between. It ends quickly, whatever the factory: what finds no place is left out.
 */
export function inventPlan(ground: PlanningInput, chance: Chance): Plan {
  const { factory, supply, access, options } = ground
  const plan = { pieces: bestOf(drafts, ground, chance), expansion: inventExpansion(factory, options, chance) }
  return checkPlan(factory, supply, access, plan, options).ok ? plan : { pieces: [], expansion: plan.expansion }
}

function bestOf(
  count: number,
  { factory, supply, access, aims, options }: PlanningInput,
  chance: Chance,
): readonly Piece[] {
  const site = surveyFactory(factory, options)
  let best: readonly Piece[] = []
  let most = -1
  for (let i = 0; i < count; i++) {
    const draft = new PlanDraft(site, supply, access)
    try {
      fill(draft, aims, chance)
      const reached = reachedBy(draft, aims)
      if (reached > most) [most, best] = [reached, draft.pieces]
    } finally {
      draft.clear()
    }
  }
  return best
}

/** How much of the aims the best mainline reaches. */
function reachedBy(draft: PlanDraft, aims: Specs): number {
  let most = 0
  for (const mainline of draft.blocksOf(({ kind }) => kind === 'mainline')) {
    const specs = draft.specsOf(mainline)
    let reached = 1
    for (const dimension of dimensions) reached += Math.min(specs[dimension], aims[dimension])
    most = Math.max(most, reached)
  }
  return most
}

function fill(draft: PlanDraft, aims: Specs, chance: Chance): void {
  const mainlines = draft.blocksOf(({ kind }) => kind === 'mainline').length
  if (mainlines === 0 || onceIn(4, chance)) addMainline(draft, chance)
  if (mainlines === 0 && (draft.pieces.length === 0 || onceIn(4, chance))) addMainline(draft, chance)
  for (const station of draft.blocksOf(({ kind }) => kind === 'station'))
    if (onceIn(2, chance)) draft.indicate(station, chance) // HC-5.51
  for (const mainline of draft.blocksOf(({ kind }) => kind === 'mainline')) reachAims(draft, mainline, aims, chance)
  for (let stations = chance.below(4); stations > 0; stations--) {
    const types = accessibleTypes(draft)
    if (types.length > 0) addStation(draft, anyOf(types, chance), conducting, chance)
  }
  if (onceIn(3, chance)) addDepartment(draft, 'research', chance)
  if (onceIn(3, chance)) addDepartment(draft, 'planning', chance)
  if (onceIn(3, chance)) addMarketing(draft, chance)
}

/** A mainline beside a dealership that stands, often of a type that is sold there; or one with a dealership of its own. */
function addMainline(draft: PlanDraft, chance: Chance): void {
  const standing = draft.blocksOf(({ kind }) => kind === 'mainline')
  const sold = vehicleTypes.filter((type) => standing.some((block) => typeOf(draft, block) === type))
  const types = (onceIn(2, chance) && sold.length > 0 ? sold : vehicleTypes).filter((type) => draft.left(type) > 0)
  if (types.length === 0) return
  const type = anyOf(types, chance)
  const dealerships = draft.blocksOf(({ kind }) => kind === 'dealership')
  const sizes = unusedSizes(draft)
  if (dealerships.length > 0 && (sizes.length === 0 || onceIn(2, chance))) {
    const target = draft.rectangleOf(anyOf(dealerships, chance))
    for (let i = 0; i < tries; i++) if (layMainline(draft, type, target, chance)) return
  } else {
    for (let i = 0; i < tries; i++) if (layBoth(draft, type, sizes, chance)) return
  }
}

function layBoth(draft: PlanDraft, type: VehicleType, sizes: readonly DealershipSize[], chance: Chance): boolean {
  const before = draft.pieces.length
  if (!layMainline(draft, type, anyTarget(draft, chance), chance)) return false
  const mainline = draft.rectangleOf(draft.blocks - 1)
  for (let i = 0; i < tries; i++) if (layDealership(draft, anyOf(sizes, chance), mainline, chance)) return true
  draft.takeBack(before) // HC-5.17
  return false
}

function typeOf(draft: PlanDraft, block: number): string | undefined {
  const piece = draft.pieceOf(block)
  return piece?.kind === 'mainline' ? piece.type : undefined
}

function layMainline(draft: PlanDraft, type: VehicleType, target: Rectangle, chance: Chance): boolean {
  const { options, parts } = draft.site
  const rot = anyOf(quarters, chance)
  const mirror = options.mirrorTiles === 'mainlinesAndFloor' && onceIn(2, chance)
  const part = parts.mainlines.get(type)?.[rot]
  return (
    part !== undefined &&
    draft.lay({ kind: 'mainline', type, rot, mirror, ...beside(target, anySide(chance), part, chance) })
  )
}

function layDealership(draft: PlanDraft, type: DealershipSize, target: Rectangle, chance: Chance): boolean {
  const part = turned(draft.site.parts.dealerships.get(type), chance)
  if (!part) return false
  return draft.lay({ kind: 'dealership', type, rot: part.rot, ...beside(target, anySide(chance), part.size, chance) })
}

/** The dealerships that do not stand yet, the largest first. */
export function unusedSizes(draft: PlanDraft): DealershipSize[] {
  const used = new Set<string>()
  for (let block = 0; block < draft.blocks; block++) {
    const piece = draft.pieceOf(block)
    if (piece?.kind === 'dealership') used.add(piece.type)
  }
  return dealershipSizes.filter((size) => !used.has(size)) // HC-5.11
}

/** Stations for what a mainline lacks. */
function reachAims(draft: PlanDraft, mainline: number, aims: Specs, chance: Chance): void {
  const specs = draft.specsOf(mainline)
  for (const dimension of dimensions) {
    if (specs[dimension] >= aims[dimension]) continue
    const types = accessibleTypes(draft).filter((type) => draft.isAccessible(type, dimension))
    if (types.length > 0)
      addStation(draft, anyOf(types, chance), (block, step) => draft.feeds(block, mainline, step), chance)
  }
}

function accessibleTypes(draft: PlanDraft): StationType[] {
  return stationTypes.filter((type) => draft.left(type) > 0 && draft.isAccessible(type))
}

/** A technology station with indicators, next to something that conducts its step. */
function addStation(
  draft: PlanDraft,
  type: StationType,
  suits: (block: number, step: number) => boolean,
  chance: Chance,
): void {
  const { layout, parts } = draft.site
  const forms = parts.stations.get(type)
  const step = forms?.[0]?.sides[0] ?? 0
  const conductors: number[] = []
  for (const [block, { form }] of layout.blocks.entries())
    if (form.sides.some((conducts) => conducts === step) && suits(block, step)) conductors.push(block)
  if (conductors.length === 0) return
  const before = draft.pieces.length
  for (let i = 0; i < tries; i++) {
    const part = turned(forms, chance)
    if (!part) return
    const target = anyOf(conductors, chance)
    const sides = layout.blocks[target]?.form.sides ?? []
    const side = anyOf(
      quarters.filter((quarter) => sides[quarter] === step),
      chance,
    )
    const place = beside(draft.rectangleOf(target), side, part.size, chance)
    if (!draft.lay({ kind: 'station', type, rot: part.rot, ...place })) continue
    if (draft.indicate(draft.blocks - 1, chance) > 0) return
    draft.takeBack(before) // HC-5.44
  }
}

function conducting(): boolean {
  return true
}

export function addDepartment(draft: PlanDraft, type: Department, chance: Chance): boolean {
  for (let i = 0; i < tries; i++) if (layDepartment(draft, type, anyTarget(draft, chance), chance)) return true
  return false
}

/** HC-5.21 beside a dealership. */
function addMarketing(draft: PlanDraft, chance: Chance): void {
  const dealerships = draft.blocksOf(({ kind }) => kind === 'dealership')
  const standing = draft.blocksOf((piece) => piece.kind === 'department' && piece.type === 'marketing').length
  const { perPlayer } = draft.site.parts.components.departments.rows.marketing
  if (dealerships.length === 0 || standing >= perPlayer) return // HC-5.11
  for (let i = 0; i < tries; i++) {
    const target = draft.rectangleOf(anyOf(dealerships, chance))
    if (layDepartment(draft, 'marketing', target, chance)) return
  }
}

function layDepartment(draft: PlanDraft, type: Department, target: Rectangle, chance: Chance): boolean {
  const part = turned(draft.site.parts.departments.get(type), chance)
  if (!part) return false
  return draft.lay({ kind: 'department', type, rot: part.rot, ...beside(target, anySide(chance), part.size, chance) })
}

/** A bay or a piece: whatever touches it reaches a bay. */
function anyTarget(draft: PlanDraft, chance: Chance): Rectangle {
  const bays = baysOf(draft.site)
  const place = chance.below(bays.length + draft.blocks)
  return bays[place] ?? draft.rectangleOf(place - bays.length)
}

/** One of the ways in which a rectangle may lie. */
function turned<P extends Size>(
  parts: readonly P[] | undefined,
  chance: Chance,
): { readonly rot: Rot; readonly size: P } | undefined {
  if (!parts || parts.length === 0) return undefined
  const rot = parts.length > 1 && onceIn(2, chance) ? 1 : 0
  const size = parts[rot]
  return size && { rot, size }
}
