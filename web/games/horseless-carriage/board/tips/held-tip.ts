import { type Plan, type State, tablesOf } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { placesIn } from '../drafting/known-places.ts'
import type { Hand } from '../editor/hand.ts'
import { isReady } from '../editor/places.ts'
import { siteOf } from '../editor/site.ts'
import type { HeldTip } from './tip.ts'

/** Which squares are ready for the piece in hand, and why; undefined for one that may go anywhere. */
export function heldTip(view: State, me: Seat, plan: Plan, { piece }: Hand): HeldTip | undefined {
  if (piece === 'expansion' || piece.kind === 'department') return undefined
  const ready = placesIn(siteOf(view, me), plan, piece).filter(isReady).length
  switch (piece.kind) {
    case 'station':
      return {
        id: 'heldStation',
        station: piece.type,
        step: tablesOf(view).components.technologyStations.rows[piece.type].step,
        ready,
      }
    case 'mainline':
      return { id: 'heldMainline', ready }
    case 'dealership':
      return { id: 'heldDealership', ready }
    case 'indicator':
      return { id: 'heldIndicator', ready }
  }
}
