import type { Invariant } from '@carriage/kernel'
import { isActive } from '@carriage/motorworks'
import { rowIsFull } from '../buyer.ts'
import { preferences } from '../components/index.ts'
import type { State } from '../state.ts'
import { boardFor, tablesOf } from '../tables.ts'

/** Buyers, their white markers and the market marker. */
export const buyerInvariants: readonly Invariant<State>[] = [
  {
    id: 'AE-INV-11',
    title: 'Every buyer is available or active',
    broken: (state) => {
      const { rows } = tablesOf(state).components.buyers
      for (const preference of preferences) {
        const active = state.activeBuyers.filter((buyer) => buyer.preference === preference).length
        const all = state.stacks[preference] + active
        if (all !== rows[preference]) return `${all} ${preference} buyers`
      }
      return undefined
    },
  },
  {
    id: 'AE-INV-12',
    title: 'The row of active buyers is not too long',
    broken: (state) => {
      const { activeBuyerSpaces } = boardFor(tablesOf(state), state.companies.length)
      const most = activeBuyerSpaces + (state.phase === 'scoring' ? 1 : 0)
      return state.activeBuyers.length <= most ? undefined : `${state.activeBuyers.length} active buyers`
    },
  },
  {
    id: 'AE-INV-13',
    title: 'The market marker stays on its start space until the row is full',
    broken: (state) => {
      const { marketMarkerStart } = boardFor(tablesOf(state), state.companies.length)
      if (state.phase !== 'action' || state.marketMarker === marketMarkerStart || rowIsFull(state)) return undefined
      return `the market marker is on ${state.marketMarker} with ${state.activeBuyers.length} active buyers`
    },
  },
  {
    id: 'AE-INV-14',
    title: 'White markers lie where nobody was attracted, and nowhere else',
    broken: (state) => {
      if (state.phase !== 'action') return undefined
      const { rows } = tablesOf(state).components.whiteMarkers
      for (const preference of preferences) {
        const points = state.whiteMarkers[preference]
        // An active buyer was attracted; a buyer that was swapped away left no white markers either.
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
