import { floorOf, type LaidFloor, placesForExpansion, type Site } from '@carriage/horseless-carriage/factory'
import {
  black,
  type FloorForm,
  floor,
  type Square,
  squareAt,
  stepX,
  stepY,
} from '@carriage/horseless-carriage/geometry'
import { squareAround } from '@carriage/horseless-carriage/plan-generator'
import type { Chance } from '@carriage/kernel'
import { futureSite } from './future-site.ts'
import type { Floor } from './grow.ts'

/** A place that joins less than this part of what the best one joins is not considered. */
const nearlyBest = 0.6

/** Some good places for this year's expansion, the one that joins most first; none is left in the last year (HC-5.55). */
export function floorsFor(site: Site, most: number, chance: Chance): Floor[] {
  const places = placesOn(site)
  const best = bestExpansion(site, places)
  if (!best) return [floorWith(site, null)]
  const least = nearlyBest * joinedBy(site, best)
  const others = places.filter((place) => place !== best && joinedBy(site, place) >= least)
  return [best, ...drawn(others, most - 1, chance)].map((expansion) => floorWith(site, expansion))
}

/** Some places for this year's expansion by chance, none of them twice. */
export function sampledFloors(site: Site, most: number, chance: Chance): Floor[] {
  return drawn(placesOn(site), most, chance).map((expansion) => floorWith(site, expansion))
}

function placesOn(site: Site): readonly LaidFloor[] {
  return site.expansionsLeft === 0 ? [] : placesForExpansion(site.factory, site.options)
}

function drawn(places: readonly LaidFloor[], most: number, chance: Chance): LaidFloor[] {
  const left = places.slice()
  const chosen: LaidFloor[] = []
  while (chosen.length < most && left.length > 0) chosen.push(...left.splice(chance.below(left.length), 1))
  return chosen
}

function floorWith(site: Site, expansion: LaidFloor | null): Floor {
  return { expansion, future: futureSite(site, expansion) }
}

/** The place where an expansion joins most free squares of what lies there now, or else most floor. */
export function bestExpansion(site: Site, places: readonly LaidFloor[]): LaidFloor | null {
  let best: LaidFloor | null = null
  let most = -1
  for (const place of places) {
    const joined = joinedBy(site, place)
    if (joined > most) [most, best] = [joined, place]
  }
  return best
}

function joinedBy({ layout, parts }: Site, laid: LaidFloor): number {
  const { x, y } = laid
  let joined = 0
  for (const beside of squaresBeside(floorOf(parts, laid))) {
    if ((squareAt(layout.ground, x + beside.x, y + beside.y) & floor) === 0) continue
    joined += layout.isFree(x + beside.x, y + beside.y) ? 4 : 1
  }
  return joined
}

/** Hundreds of places are compared for each plan, and all of them are of the same few forms. */
const known = new WeakMap<FloorForm, readonly Square[]>()

/** The squares outside of a form from which a piece could reach onto it: nothing can lie across other edges. */
function squaresBeside(form: FloorForm): readonly Square[] {
  let beside = known.get(form)
  if (!beside) {
    beside = reachedFrom(form)
    known.set(form, beside)
  }
  return beside
}

function reachedFrom({ w, h, squares }: FloorForm): Square[] {
  const found: Square[] = []
  for (let n = 0; n < 2 * (w + h); n++) {
    const outside = squareAround({ x: 0, y: 0, w, h }, n)
    const column = outside.x - stepX[outside.side]
    const row = outside.y - stepY[outside.side]
    if (squares[row * w + column] === black) found.push({ x: outside.x, y: outside.y })
  }
  return found
}
