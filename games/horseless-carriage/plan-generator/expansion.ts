import type { Chance } from '@carriage/kernel'
import { blockedExit, blocksStrip, expansionForm, liesOnFloor } from '../factory/expansions.ts'
import { expansionsLeft, type Factory, type LaidFloor, placesForExpansion } from '../factory/index.ts'
import { floorOf, type Site, surveyFactory } from '../factory/site.ts'
import { quarters } from '../geometry/index.ts'
import type { Options } from '../options.ts'
import { anyOf, onceIn } from './any.ts'
import { anySide, beside } from './draft.ts'

/** How often a place is tried before all of them are looked for. */
const tries = 12

/** A legal place for this year's floor expansion, or none if there is no expansion left (HC-5.55). */
export function inventExpansion(factory: Factory, options: Options, chance: Chance): LaidFloor | null {
  if (expansionsLeft(factory, options) === 0) return null
  const site = surveyFactory(factory, options)
  for (let i = 0; i < tries; i++) {
    const laid = tryPlace(site, chance)
    if (laid) return laid
  }
  return anyOf(placesForExpansion(factory, options), chance)
}

/** HC-5.57 along any edge of the floor, if nothing stands against it. */
function tryPlace(site: Site, chance: Chance): LaidFloor | undefined {
  const neighbour = anyOf(site.factory.floor, chance)
  const rot = anyOf(quarters, chance)
  const mirror = site.options.mirrorTiles === 'mainlinesAndFloor' && onceIn(2, chance)
  const form = expansionForm(site, { tile: 'expansion', x: 0, y: 0, rot, mirror })
  if (!form) return undefined
  const { w, h } = floorOf(site.parts, neighbour)
  const place = beside({ x: neighbour.x, y: neighbour.y, w, h }, anySide(chance), form, chance)
  const rectangle = { ...place, w: form.w, h: form.h }
  if (liesOnFloor(site, rectangle) || blocksStrip(site, rectangle) || blockedExit(site, form, place)) return undefined
  return { tile: 'expansion', ...place, rot, mirror }
}
