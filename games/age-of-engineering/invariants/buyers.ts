import type { Invariant } from '@carriage/kernel'
import { earlyMarker, isActive, lostBuyers, overlongRow } from '@carriage/kraftwagen-family'
import { preferences } from '../components/index.ts'
import type { State } from '../state.ts'
import { boardFor, componentTablesOf } from '../tables.ts'

/** Buyers, their white markers and the market marker. */
export const buyerInvariants: readonly Invariant<State>[] = [
  {
    id: 'AE-INV-11',
    title: 'Every buyer is available or active',
    broken: (state) => lostBuyers(state, componentTablesOf(state).components.buyers.rows),
  },
  {
    id: 'AE-INV-12',
    title: 'The row of active buyers is not too long',
    broken: (state) => {
      const { activeBuyerSpaces } = boardFor(componentTablesOf(state), state.companies.length)
      return overlongRow(state.phase, state.activeBuyers.length, activeBuyerSpaces)
    },
  },
  {
    id: 'AE-INV-13',
    title: 'The market marker stays on its start space until the row is full',
    broken: (state) => {
      const { marketMarkerStart, activeBuyerSpaces: spaces } = boardFor(
        componentTablesOf(state),
        state.companies.length,
      )
      return earlyMarker(state.phase, state.marketMarker, marketMarkerStart, {
        active: state.activeBuyers.length,
        spaces,
      })
    },
  },
  {
    id: 'AE-INV-14',
    title: 'White markers lie where nobody was attracted, and nowhere else',
    broken: (state) => {
      if (state.phase !== 'action') return undefined
      const { rows } = componentTablesOf(state).components.whiteMarkers
      for (const preference of preferences) {
        const points = state.whiteMarkers[preference]
        // An active buyer was attracted; a swapped buyer left no white markers either.
        if (isActive(state.activeBuyers, preference) ? points !== 0 : points !== 0 && points < rows[preference])
          return `${points} at ${preference}`
      }
      return undefined
    },
  },
  {
    id: 'AE-INV-20',
    title: 'Only Packard markers lie next to active buyers',
    broken: ({ activeBuyers }) =>
      activeBuyers.every(({ packard }) => packard === null || packard.startsWith('packard'))
        ? undefined
        : 'another marker',
  },
]
