import type { Invariant } from '@carriage/kernel'
import type { EngineerMarker } from '../components/index.ts'
import type { State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** Engineer markers. */
export const engineerInvariants: readonly Invariant<State>[] = [
  {
    id: 'KW-INV-20',
    title: 'Each engineer marker is in one place, and only if its engineer has an owner',
    broken: (state) => {
      const out = new Set<EngineerMarker>()
      for (const { marker, seat } of markersOut(state)) {
        if (out.has(marker)) return `${marker} is in two places`
        out.add(marker)
        const { engineer } = componentTablesOf(state).components.engineerMarkers.rows[marker]
        const owner = state.players.findIndex(({ engineers }) => engineers.includes(engineer))
        if (owner < 0) return `${marker} is out, but nobody owns ${engineer}`
        if (seat !== null && seat !== owner) return `seat ${seat} has ${marker}, seat ${owner} owns ${engineer}`
      }
      return undefined
    },
  },
  {
    id: 'KW-INV-28',
    title: 'Engineer markers keep their limit in a turn',
    broken: ({ options, turn }) =>
      options.engineerMarkerLimit === 'perTurn' && turn.markerUsed && turn.carMarkerUsed
        ? 'two in one turn'
        : undefined,
  },
]

/** Every engineer marker that is out, with the seat that holds it or has it on a car; on a buyer it has no seat. */
function markersOut({ players, market, activeBuyers }: State): { marker: EngineerMarker; seat: number | null }[] {
  const out: { marker: EngineerMarker; seat: number | null }[] = []
  for (const [seat, player] of players.entries())
    for (const marker of player.engineerMarkers) out.push({ marker, seat })
  for (const { engineerMarker, owner } of market) if (engineerMarker) out.push({ marker: engineerMarker, seat: owner })
  for (const { daimler } of activeBuyers) if (daimler) out.push({ marker: daimler, seat: null })
  return out
}
