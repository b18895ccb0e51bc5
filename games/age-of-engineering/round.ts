import type { Effects } from '@carriage/kernel'
import { replaceStep } from '@carriage/kraftwagen-family'
import { markerIsAtTheEnd } from './buyer.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import { marketIsFull } from './tables.ts'

/** AE-3.12, AE-3.13 Whether the action phase is over. Called after a complete turn only: AE-3.14. */
export function endsActionPhase(state: State): boolean {
  return marketIsFull(state) || markerIsAtTheEnd(state)
}

export function endActionPhase(state: State, fx: Effects<Event>): void {
  const full = marketIsFull(state)
  const cause = full && markerIsAtTheEnd(state) ? 'both' : full ? 'market' : 'marker' // AE-3.15
  fx.emit({ kind: 'roundEnded', round: state.round, cause })
  state.phase = 'scoring'
  replaceStep(state, { name: 'buick' }) // AE-10.1
}
