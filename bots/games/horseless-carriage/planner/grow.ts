import type { LaidFloor, Piece, Site } from '@carriage/horseless-carriage/factory'
import { anyOf, PlanDraft } from '@carriage/horseless-carriage/plan-generator'
import type { Chance } from '@carriage/kernel'
import { ideas, openDealerships } from './ideas.ts'
import type { Outlook } from './outlook.ts'
import { worthOf } from './worth.ts'

/** A place for this year's expansion, and the site that it makes. */
export interface Floor {
  readonly expansion: LaidFloor | null
  readonly future: Site
}

/** A good draft; `stops` are the numbers of pieces after which it was complete on the way. */
export interface Sketch {
  readonly floor: Floor
  readonly pieces: readonly Piece[]
  readonly worth: number
  readonly stops: readonly number[]
}

/** Where a sketch begins: perhaps with the first pieces of another one. */
export type Beginning = Omit<Sketch, 'worth'>

/** Tries this number of ideas and keeps each that makes the draft worth more. */
export function grow(outlook: Outlook, start: Beginning, tries: number, chance: Chance): Sketch {
  const { site, supply, access } = outlook
  const { floor } = start
  const draft = new PlanDraft(site, supply, access)
  const stops = start.stops.slice()
  try {
    for (const piece of start.pieces) draft.lay(piece)
    let worth = worthOf(outlook, draft, floor.future)
    for (let i = 0; i < tries; i++) {
      const before = draft.pieces.length
      const idea = i === 0 && before === 0 ? openDealerships : anyOf(ideas, chance)
      idea(outlook, draft, chance)
      if (draft.pieces.length === before) continue
      const after = worthOf(outlook, draft, floor.future)
      if (after > worth) {
        worth = after
        stops.push(draft.pieces.length)
      } else draft.takeBack(before)
    }
    return { floor, pieces: draft.pieces, worth, stops }
  } finally {
    draft.clear()
  }
}

/** The beginning of a sketch, up to a random one of its stops. */
export function beginningOf({ floor, pieces, stops }: Sketch, chance: Chance): Beginning {
  const length = chance.below(stops.length + 1)
  return { floor, pieces: pieces.slice(0, stops[length - 1] ?? 0), stops: stops.slice(0, length) }
}

/**
 * A sketch without the steps that it is worth no less without: what was of use when it was laid may be of none any more,
 * and only covers floor.
 */
export function pruned(outlook: Outlook, sketch: Sketch): Sketch {
  let best = sketch
  for (let step = sketch.stops.length - 1; step >= 0; step--) {
    const from = best.stops[step - 1] ?? 0
    const to = best.stops[step] ?? 0
    const pieces = [...best.pieces.slice(0, from), ...best.pieces.slice(to)]
    const worth = worthWith(outlook, best.floor, pieces)
    if (worth === undefined || worth < best.worth) continue
    const stops = [...best.stops.slice(0, step), ...best.stops.slice(step + 1).map((stop) => stop - (to - from))]
    best = { ...best, pieces, worth, stops }
  }
  return best
}

/** What a draft of these pieces is worth; undefined if they cannot lie together. */
function worthWith(outlook: Outlook, { future }: Floor, pieces: readonly Piece[]): number | undefined {
  const draft = new PlanDraft(outlook.site, outlook.supply, outlook.access)
  try {
    for (const piece of pieces) if (!draft.lay(piece)) return undefined
    return worthOf(outlook, draft, future)
  } finally {
    draft.clear()
  }
}

/** The same pieces with the expansion where they are worth most: where it was while they were laid, or at another place. */
export function onBestFloor(outlook: Outlook, sketch: Sketch, floors: readonly Floor[]): Sketch {
  let best = sketch
  const draft = new PlanDraft(outlook.site, outlook.supply, outlook.access)
  try {
    for (const piece of sketch.pieces) draft.lay(piece)
    for (const floor of floors) {
      const worth = worthOf(outlook, draft, floor.future)
      if (worth > best.worth) best = { ...sketch, floor, worth }
    }
    return best
  } finally {
    draft.clear()
  }
}
