import { type Effects, legal, refuse, type Verdict } from '@carriage/kernel'
import type { EngineerMarker } from '../components/index.ts'
import type { Event } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import { actorOf, type State } from '../state.ts'
import { judgeMarkers, limitReached, spendMarker, unusedMarkers } from './markers.ts'

/** KW-6.64 One of his markers goes on any active buyer without one (KW-6.65). */
export function addDaimlerMoves(state: State, moves: { push(move: MoveOf<'useDaimler'>): unknown }): void {
  const markers = unusedMarkers(state, 'daimler')
  if (markers.length === 0 || limitReached(state, 'inTurn')) return
  for (let buyer = 0; buyer < state.activeBuyers.length; buyer++) {
    if (state.activeBuyers[buyer]?.daimler !== null) continue
    for (const marker of markers) moves.push({ kind: 'useDaimler', marker, buyer })
  }
}

export function daimlerIsUsable(state: State): boolean {
  if (!actorOf(state).engineerMarkers.some(isDaimlers)) return false
  return !limitReached(state, 'inTurn') && state.activeBuyers.some(({ daimler }) => daimler === null)
}

export function judgeDaimler(state: State, { marker, buyer }: MoveOf<'useDaimler'>): Verdict {
  if (!isDaimlers(marker)) return refuse('KW-6.63', { marker })
  const verdict = judgeMarkers(state, 'daimler', 'inTurn')
  if (!verdict.legal) return verdict
  if (!actorOf(state).engineerMarkers.includes(marker)) return refuse('KW-8.2', { engineer: 'daimler', marker })
  const active = state.activeBuyers[buyer]
  if (!active) return refuse('KW-6.64', { buyer: buyer + 1, active: state.activeBuyers.length })
  if (active.daimler !== null) return refuse('KW-6.65', { buyer: buyer + 1, marker: active.daimler })
  return legal
}

export function useDaimler(state: State, { marker, buyer }: MoveOf<'useDaimler'>, fx: Effects<Event>): void {
  const active = state.activeBuyers[buyer]
  if (!active) throw new RangeError(`There is no active buyer ${buyer + 1}.`)
  spendMarker(state, marker)
  state.turn.markerUsed = true
  active.daimler = marker
  fx.emit({ kind: 'daimlerUsed', seat: state.actor, marker, buyer, preference: active.preference })
}

function isDaimlers(marker: EngineerMarker): boolean {
  return marker === 'daimler2' || marker === 'daimler4'
}
