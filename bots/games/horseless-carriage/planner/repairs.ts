import { type Dimension, dimensions, directions, type StationType, stationTypes } from '@carriage/horseless-carriage'
import type { AccessLevels, OrientedPiece, Site } from '@carriage/horseless-carriage/factory'
import { type Quarter, quarters, type Rectangle, stepX, stepY } from '@carriage/horseless-carriage/geometry'
import { type PlanDraft, squareAround } from '@carriage/horseless-carriage/plan-generator'
import { along } from './spots.ts'

/** What conducts one step to a mainline. */
interface StepGroup {
  readonly stations: number[]
  readonly types: Set<StationType>
  /** Sides of its pieces at which a station could join. */
  readonly edges: { readonly block: number; readonly side: Quarter }[]
}

/**
 * Whether mainlines can still get what buyers will ask for. A line whose sides are walled in never gets another station,
 * and a dealership is closed for good once a minimum has passed it (HC-6.16): the mistake that costs most in this game.
 * It holds for what lies on the site when it is made.
 */
export class Repairs {
  readonly #site: Site
  readonly #draft: PlanDraft
  readonly #groups: ReadonlyMap<number, StepGroup>
  /** Indicators on each station, by dimension. */
  readonly #carried: ReadonlyMap<string, number>
  readonly #places = new Map<string, Rectangle | undefined>()

  constructor(site: Site, draft: PlanDraft) {
    this.#site = site
    this.#draft = draft
    this.#groups = stepGroupsOn(site)
    this.#carried = indicatorsOn(site, draft)
  }

  /**
   * How many specs of a dimension a mainline could still get with this access; it stops counting at `enough`. Stations that
   * it needs for them are noted in the plan, and leave their places to no later one.
   */
  possible(
    mainline: number,
    dimension: Dimension,
    access: AccessLevels,
    enough: number,
    plan: RepairPlan = new RepairPlan(),
  ): number {
    let found = 0
    for (const side of quarters) {
      const number = this.#site.layout.stepGroupOf(mainline, side)
      const group = this.#groups.get(number)
      if (!group) continue
      for (const station of group.stations) {
        found += this.#openSockets(station, dimension, access)
        if (found >= enough) return found
      }
      for (const type of typesWith(this.#site, mainline, side, dimension)) {
        if (group.types.has(type)) continue // HC-5.42
        const sockets = socketsWithin(this.#site, type, dimension, access)
        if (sockets === 0 || !this.#canHave(number, group, type, plan)) continue
        found += sockets
        if (found >= enough) return found
      }
    }
    return found
  }

  /** Free squares beside the groups of all mainlines, as far as they are few. */
  get room(): number {
    let room = 0
    for (const { edges } of this.#groups.values()) room += Math.min(enoughRoom, this.#freeBeside(edges))
    return room
  }

  /** Sockets of a station that stands that can get an indicator: HC-5.45, HC-5.48. */
  #openSockets(station: number, dimension: Dimension, access: AccessLevels): number {
    const block = this.#site.layout.blocks[station]
    const type = block?.form.station?.type
    if (!block || !type) return 0
    const open =
      socketsWithin(this.#site, type, dimension, access) - (this.#carried.get(`${station} ${dimension}`) ?? 0)
    return open > 0 && this.#hasFreeSquare({ x: block.x, y: block.y, w: block.form.w, h: block.form.h }) ? open : 0
  }

  #canHave(number: number, group: StepGroup, type: StationType, plan: RepairPlan): boolean {
    const name = `${number} ${type}`
    if (plan.has(name)) return true
    if (this.#draft.left(type) === 0) return false
    const place = this.#placeFor(name, group, type, plan)
    if (place) plan.add(name, place)
    return place !== undefined
  }

  #placeFor(name: string, group: StepGroup, type: StationType, plan: RepairPlan): Rectangle | undefined {
    const key = `${name} ${plan.key}`
    if (!this.#places.has(key))
      this.#places.set(key, this.#findPlace(group, this.#site.parts.stations.get(type) ?? [], plan))
    return this.#places.get(key)
  }

  /** Room for a station and one indicator along a group. */
  #findPlace({ edges }: StepGroup, forms: readonly OrientedPiece[], plan: RepairPlan): Rectangle | undefined {
    const { layout } = this.#site
    for (const form of forms)
      for (const { block, side } of edges) {
        const of = layout.blocks[block]
        if (!of) continue
        for (const { x, y } of along({ x: of.x, y: of.y, w: of.form.w, h: of.form.h }, side, form)) {
          const place = { x, y, w: form.w, h: form.h }
          if (!this.#isFree(place) || plan.covers(place) || !this.#hasFreeSquare(place)) continue
          if (!layout.wouldClash(form, x, y)) return place
        }
      }
    return undefined
  }

  #isFree({ x, y, w, h }: Rectangle): boolean {
    const { layout } = this.#site
    // Opposite corners first: most places fail there.
    if (!layout.isFree(x, y) || !layout.isFree(x + w - 1, y + h - 1)) return false
    for (let row = y; row < y + h; row++)
      for (let column = x; column < x + w; column++) if (!layout.isFree(column, row)) return false
    return true
  }

  #hasFreeSquare(rectangle: Rectangle): boolean {
    for (let n = 0; n < 2 * (rectangle.w + rectangle.h); n++) {
      const { x, y } = squareAround(rectangle, n)
      if (this.#site.layout.isFree(x, y)) return true
    }
    return false
  }

  #freeBeside(edges: StepGroup['edges']): number {
    const { layout } = this.#site
    const seen = new Set<number>()
    for (const { block, side } of edges) {
      const of = layout.blocks[block]
      if (!of) continue
      const rectangle = { x: of.x, y: of.y, w: of.form.w, h: of.form.h }
      for (let n = 0; n < 2 * (of.form.w + of.form.h); n++) {
        const at = squareAround(rectangle, n)
        if (at.side === side && layout.isFree(at.x, at.y)) seen.add(at.y * far + at.x)
      }
    }
    return seen.size
  }
}

/** Stations that are to be built together: each takes its place from the others and serves all lines of its group. */
export class RepairPlan {
  readonly #stations: { readonly name: string; readonly place: Rectangle }[] = []
  /** Says what is planned, for looking it up. */
  key = ''

  get size(): number {
    return this.#stations.length
  }

  has(name: string): boolean {
    return this.#stations.some((station) => station.name === name)
  }

  covers({ x, y, w, h }: Rectangle): boolean {
    return this.#stations.some(
      ({ place }) => x < place.x + place.w && place.x < x + w && y < place.y + place.h && place.y < y + h,
    )
  }

  add(name: string, place: Rectangle): void {
    this.#stations.push({ name, place })
    this.key = this.#stations.map((station) => station.name).join()
  }

  /** Gives up all stations but the first ones. */
  cutTo(size: number): void {
    this.#stations.length = size
    this.key = this.#stations.map((station) => station.name).join()
  }
}

/** More free squares beside a group are not needed. */
const enoughRoom = 10

/** Beyond any coordinate, so that two squares never have the same number. */
const far = 1_000

/** The groups that have a side of a mainline in them, by number. */
function stepGroupsOn({ layout }: Site): Map<number, StepGroup> {
  const groups = new Map<number, StepGroup>()
  for (const [block, { form }] of layout.blocks.entries())
    if (form.conductors === 4)
      for (const side of quarters) {
        const number = layout.stepGroupOf(block, side)
        const group = groups.get(number) ?? { stations: [], types: new Set(), edges: [] }
        group.edges.push({ block, side })
        groups.set(number, group)
      }
  for (const [block, { form }] of layout.blocks.entries()) {
    if (form.conductors !== 1) continue
    const group = groups.get(layout.stepGroupOf(block))
    if (!group) continue
    for (const side of quarters) group.edges.push({ block, side })
    if (!form.station) continue
    group.stations.push(block)
    group.types.add(form.station.type)
  }
  return groups
}

function indicatorsOn({ layout }: Site, draft: PlanDraft): Map<string, number> {
  const carried = new Map<string, number>()
  for (let block = 0; block < draft.blocks; block++) {
    const piece = draft.pieceOf(block)
    if (piece?.kind !== 'indicator') continue
    const direction = directions.indexOf(piece.points)
    const station = layout.blockAt(piece.x + (stepX[direction] ?? 0), piece.y + (stepY[direction] ?? 0))
    const key = `${station} ${piece.dimension}`
    carried.set(key, (carried.get(key) ?? 0) + 1)
  }
  return carried
}

/** The types of stations that bring a dimension and belong to one side of a mainline. */
function typesWith(site: Site, mainline: number, side: Quarter, dimension: Dimension): readonly StationType[] {
  const step = site.layout.blocks[mainline]?.form.sides[side] ?? 0
  let bySteps = typesOf.get(site.parts)
  if (!bySteps) {
    bySteps = new Map()
    for (const type of stationTypes) {
      const form = site.parts.stations.get(type)?.[0]
      for (const each of dimensions) {
        if (!form?.station?.sockets[each]) continue
        const key = `${form.sides[0]} ${each}`
        bySteps.set(key, [...(bySteps.get(key) ?? []), type])
      }
    }
    typesOf.set(site.parts, bySteps)
  }
  return bySteps.get(`${step} ${dimension}`) ?? []
}

const typesOf = new WeakMap<Site['parts'], Map<string, StationType[]>>()

function socketsWithin({ parts }: Site, type: StationType, dimension: Dimension, access: AccessLevels): number {
  const sockets = parts.components.technologyStations.rows[type].sockets[dimension] ?? []
  let within = 0
  for (const square of sockets) if (square <= access[dimension]) within += 1
  return within
}
