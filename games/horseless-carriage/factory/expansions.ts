import {
  type FloorForm,
  floor,
  orientationIndex,
  orientations,
  type Rectangle,
  type Square,
  squareAt,
} from '../geometry/index.ts'
import type { BuildOptions } from './options.ts'
import type { Factory, LaidFloor } from './piece.ts'
import { floorOf, type Site, surveyFactory } from './site.ts'

/** Every legal place for the floor expansion of this year: V-20 to V-24. There always is one (HC-5.72). */
export function placesForExpansion(factory: Factory, options: BuildOptions): LaidFloor[] {
  const site = surveyFactory(factory, options)
  // Upright and turned by a quarter: where there is room does not depend on where the strip is.
  const rooms = [roomFor(site, 0), roomFor(site, 1)]
  const places: LaidFloor[] = []
  for (const { rot, mirror } of orientations) {
    const form = expansionForm(site, { tile: 'expansion', x: 0, y: 0, rot, mirror })
    if (!form) continue
    for (const { x, y } of rooms[rot % 2] ?? [])
      if (!blockedExit(site, form, { x, y })) places.push({ tile: 'expansion', x, y, rot, mirror })
  }
  return places
}

/** The top-left squares where an expansion lies beside the floor, without overlapping it or blocking a strip. */
function roomFor(site: Site, rot: 0 | 1): Square[] {
  const { w, h } = floorOf(site.parts, { tile: 'expansion', x: 0, y: 0, rot, mirror: false })
  const { left, top, width, height } = site.layout.ground
  const room: Square[] = []
  for (let y = top + 1 - h; y < top + height; y++)
    for (let x = left + 1 - w; x < left + width; x++) {
      const place = { x, y, w, h }
      if (!liesOnFloor(site, place) && touchesFloor(site, place) && !blocksStrip(site, place)) room.push({ x, y })
    }
  return room
}

/** HC-5.7 the form in which an expansion lies, or nothing if it may not be laid like this. */
export function expansionForm({ parts, options }: Site, expansion: LaidFloor): FloorForm | undefined {
  const { tile, x, y, rot, mirror } = expansion
  if (tile !== 'expansion' || (mirror && options.mirrorTiles === 'none')) return undefined
  if (!Number.isInteger(x) || !Number.isInteger(y)) return undefined
  return parts.floor.expansion[orientationIndex(rot, mirror)]
}

/** HC-5.57 it shares an edge with floor, or lies on top of some, which is forbidden elsewhere. */
export function touchesFloor({ floor }: Site, { x, y, w, h }: Rectangle): boolean {
  return floor.count(x - 1, y, w + 2, h) > 0 || floor.count(x, y - 1, w, h + 2) > 0
}

/** HC-5.58 it overlaps floor. */
export function liesOnFloor({ floor }: Site, { x, y, w, h }: Rectangle): boolean {
  return floor.count(x, y, w, h) > 0
}

/** HC-5.60, HC-5.61 it covers what an old strip keeps clear. */
export function blocksStrip({ clearSquares }: Site, { x, y, w, h }: Rectangle): boolean {
  return clearSquares.count(x, y, w, h) > 0
}

/** HC-5.60, HC-5.61 a square of old floor that its own strip would have to keep clear. */
export function blockedExit({ layout, options }: Site, form: FloorForm, { x, y }: Square): Square | undefined {
  const clear = options.keepClear === 'front' ? form.front : form.besideStrip
  const blocked = clear.find((square) => (squareAt(layout.ground, x + square.x, y + square.y) & floor) !== 0)
  return blocked && { x: x + blocked.x, y: y + blocked.y }
}
