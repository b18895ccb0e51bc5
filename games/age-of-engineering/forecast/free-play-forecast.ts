import type { Seat } from '@carriage/kernel'
import { currentStep } from '@carriage/kraftwagen-family'
import type { EngineeringMarker, Investor } from '../components/index.ts'
import { freeMarker, type MarkerStep } from '../engineering-markers.ts'
import type { Move } from '../moves.ts'
import { actorOf, type State } from '../state.ts'
import { addFreePlays, freePlays } from '../steps/free-plays.ts'
import { steps } from '../steps/index.ts'
import type { Step } from '../steps.ts'

/** What a company can still use in its turn besides tile and car: the shelf beside the end of the turn. */
export interface FreePlayForecast {
  /** Whether a free play is possible at this moment: AE-4.16, AE-4.17. */
  readonly now: boolean
  /** Production tokens that are not used yet: AE-7.4 any number. */
  readonly productionTokens: readonly Investor[]
  /** Exchange and Packard markers that are not used yet. */
  readonly markers: readonly EngineeringMarker[]
  /** The engineering marker of each step, and whether it was used: AE-9.14. */
  readonly markerOf: Readonly<Record<MarkerStep, 'free' | 'used'>>
  /** The step that a marker used now would count for; null if that one is used: AE-9.15 to AE-9.17. */
  readonly countsFor: MarkerStep | null
  /** Every free play that is legal now. */
  readonly moves: readonly Move[]
}

/** The free plays of a seat in its own turn; null outside of it. */
export function freePlayForecast(view: State, seat: Seat): FreePlayForecast | null {
  if (view.phase !== 'action' || view.actor !== seat) return null
  const now = isWindow(currentStep(view))
  const moves: Move[] = []
  if (now) addFreePlays(view, moves)
  const { investors, engineeringMarkers } = actorOf(view)
  const { actionMarkerUsed, placingMarkerUsed } = view.turn
  return {
    now,
    productionTokens: investors,
    markers: engineeringMarkers.filter((marker) => /^(kettering|packard)/.test(marker)),
    markerOf: { action: usedOrFree(actionMarkerUsed), placing: usedOrFree(placingMarkerUsed) },
    countsFor: now ? (freeMarker(view) ?? null) : null,
    moves,
  }
}

function usedOrFree(used: boolean): 'free' | 'used' {
  return used ? 'used' : 'free'
}

/** AE-4.16, AE-4.17 Whether free plays are among the moves of this step. */
function isWindow({ name }: Step): boolean {
  const step = steps[name]
  return 'moves' in step && step.moves.usePackard === freePlays.usePackard
}
