import type { Piece } from '@carriage/horseless-carriage/factory'
import { anyOf, PlanDraft } from '@carriage/horseless-carriage/plan-generator'
import type { Chance } from '@carriage/kernel'
import { ideas, openDealerships } from './ideas.ts'
import type { Outlook } from './outlook.ts'
import { worthOf } from './worth.ts'

/** A good draft; `stops` are the numbers of pieces after which it was complete on the way. */
export interface Sketch {
  readonly pieces: readonly Piece[]
  readonly worth: number
  readonly stops: readonly number[]
}

/** Tries this number of ideas, starting from a sketch, and keeps each that makes the draft worth more. */
export function grow(outlook: Outlook, start: Sketch, tries: number, chance: Chance): Sketch {
  const { site, supply, access } = outlook
  const draft = new PlanDraft(site, supply, access)
  const stops = start.stops.slice()
  try {
    for (const piece of start.pieces) draft.lay(piece)
    let worth = worthOf(outlook, draft)
    for (let i = 0; i < tries; i++) {
      const before = draft.pieces.length
      const idea = i === 0 && before === 0 ? openDealerships : anyOf(ideas, chance)
      idea(outlook, draft, chance)
      if (draft.pieces.length === before) continue
      const after = worthOf(outlook, draft)
      if (after > worth) {
        worth = after
        stops.push(draft.pieces.length)
      } else draft.takeBack(before)
    }
    return { pieces: draft.pieces, worth, stops }
  } finally {
    draft.clear()
  }
}

/** The beginning of a sketch, up to a random one of its stops. */
export function beginningOf({ pieces, stops }: Sketch, chance: Chance): Sketch {
  const kept = chance.below(stops.length + 1)
  return { pieces: pieces.slice(0, stops[kept - 1] ?? 0), worth: 0, stops: stops.slice(0, kept) }
}
