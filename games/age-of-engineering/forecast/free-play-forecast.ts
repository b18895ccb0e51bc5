import type { Seat } from '@carriage/kernel'
import { currentStep } from '@carriage/kraftwagen-family'
import type { EngineeringMarker, Investor } from '../components/index.ts'
import { freeMarker, type MarkerStep } from '../engineering-markers.ts'
import type { Move } from '../moves.ts'
import { actorOf, type State } from '../state.ts'
import { addFreePlays, freePlays } from '../steps/free-plays.ts'
import { steps } from '../steps/index.ts'
import type { Step } from '../steps.ts'

/** What a company can still use in its turn besides the tile and the car. */
export interface FreePlayForecast {
  /** Whether free plays are allowed now: AE-4.16, AE-4.17. */
  readonly now: boolean
  /** Unused production tokens: AE-7.4 any number. */
  readonly productionTokens: readonly Investor[]
  /** Unused Exchange and Packard markers. */
  readonly markers: readonly EngineeringMarker[]
  /** Whether the engineering marker of each step was used: AE-9.14. */
  readonly markerOf: Readonly<Record<MarkerStep, 'free' | 'used'>>
  /** The step that a marker used now counts for; null if that step's marker was used: AE-9.15 to AE-9.17. */
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

/** AE-4.16, AE-4.17 Whether this step allows free plays. */
function isWindow({ name }: Step): boolean {
  const step = steps[name]
  return 'moves' in step && step.moves.usePackard === freePlays.usePackard
}
