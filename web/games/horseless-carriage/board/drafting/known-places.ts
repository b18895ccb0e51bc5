import type { Plan } from '@carriage/horseless-carriage'
import type { Hand } from '../editor/hand.ts'
import { type Place, placesOf } from '../editor/places.ts'
import type { EditorSite } from '../editor/site.ts'

interface Known {
  readonly site: EditorSite
  readonly byPiece: Map<string, readonly Place[]>
}

const known = new WeakMap<Plan, Known>()

/** Every legal place for a piece. Plans are immutable, so the result is shared by all callers. */
export function placesIn(site: EditorSite, plan: Plan, piece: Hand['piece']): readonly Place[] {
  const { byPiece } = knownOf(site, plan)
  const name = JSON.stringify(piece)
  let places = byPiece.get(name)
  if (!places) {
    places = placesOf(site, plan, piece)
    byPiece.set(name, places)
  }
  return places
}

function knownOf(site: EditorSite, plan: Plan): Known {
  let of = known.get(plan)
  if (of?.site !== site) {
    of = { site, byPiece: new Map() }
    known.set(plan, of)
  }
  return of
}

/** Computes the places of pieces that may be taken next, one after the other, while the page is idle. */
export function findAhead(site: EditorSite, plan: Plan, pieces: readonly Hand['piece'][]): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined
  let index = 0
  let handle = requestIdleCallback(findOne)
  function findOne(): void {
    const piece = pieces[index++]
    if (!piece) return
    placesIn(site, plan, piece)
    handle = requestIdleCallback(findOne)
  }
  return () => {
    cancelIdleCallback(handle)
  }
}
