import { legal } from '@carriage/kernel'
import { buyerPhrase, markerPhrase } from '@carriage/kraftwagen-family'
import type { EngineeringMarker } from '../components/index.ts'
import { freeMarker, judgeMarkers, markerOf, useMarker } from '../engineering-markers.ts'
import type { MoveAt } from '../formats.ts'
import type { MoveOf } from '../moves.ts'
import { noFreePlay, refuseByRule } from '../refusal.ts'
import { type ActiveBuyer, actorOf, type State } from '../state.ts'

/** AE-6.19 A marker goes next to any active buyer without one: AE-6.20. */
export function addPackardMoves(state: State, moves: { push(move: MoveOf<'usePackard'>): unknown }): void {
  if (!packardIsUsable(state)) return
  for (let buyer = 0; buyer < state.activeBuyers.length; buyer++) {
    if (state.activeBuyers[buyer]?.packard !== null) continue
    for (const marker of actorOf(state).engineeringMarkers) {
      if (isPackards(marker)) moves.push({ kind: 'usePackard', marker, buyer })
    }
  }
}

export function packardIsUsable(state: State): boolean {
  if (!markerOf(state, 'packard') || !freeMarker(state)) return false
  return state.activeBuyers.some(({ packard }) => packard === null)
}

/** AE-6.19 A free play. */
export const usePackard: MoveAt<'usePackard'> = {
  refusalElsewhere: noFreePlay,
  judge(state, { marker, buyer }) {
    if (!isPackards(marker)) return refuseByRule('AE-6.19', { marker })
    const verdict = judgeMarkers(state, 'packard', freeMarker(state))
    if (!verdict.legal) return verdict
    if (!actorOf(state).engineeringMarkers.includes(marker)) return refuseByRule('AE-1.24', { marker })
    const active = state.activeBuyers[buyer]
    if (!active) return refuseByRule('AE-6.25', { buyer: buyer + 1, active: state.activeBuyers.length })
    return active.packard === null ? legal : refuseByRule('AE-6.20', { buyer: buyer + 1, marker: active.packard })
  },
  play(state, { marker, buyer }, _step, fx) {
    const active = activeBuyer(state, buyer)
    useMarker(state, marker, freeMarker(state))
    active.packard = marker
    fx.emit({ kind: 'packardUsed', seat: state.actor, marker, buyer, preference: active.preference })
  },
  label: (view, _seat, { marker, buyer }) => ({
    id: 'move.usePackard',
    values: {
      marker: markerPhrase(marker),
      place: buyer + 1,
      buyer: buyerPhrase(activeBuyer(view, buyer).preference),
    },
  }),
}

function activeBuyer(state: State, buyer: number): ActiveBuyer {
  const active = state.activeBuyers[buyer]
  if (!active) throw new RangeError(`There is no active buyer ${buyer + 1}.`)
  return active
}

function isPackards(marker: EngineeringMarker): boolean {
  return marker === 'packard2' || marker === 'packard4'
}
