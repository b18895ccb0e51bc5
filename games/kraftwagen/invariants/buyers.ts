import type { Invariant } from '@carriage/kernel'
import { buyerKinds, earlyMarker, lostBuyers, overlongRow } from '@carriage/kraftwagen-family'
import type { State } from '../state.ts'
import { boardFor, componentTablesOf } from '../tables.ts'

/** Buyers, their row and the money of their stacks. */
export const buyerInvariants: readonly Invariant<State>[] = [
  {
    id: 'KW-INV-8',
    title: 'Every buyer is in his stack or active',
    broken: (state) => lostBuyers(state, componentTablesOf(state).components.buyers.rows),
  },
  {
    id: 'KW-INV-9',
    title: 'The row of active buyers is not too long',
    broken: (state) => {
      const { activeBuyerSpaces } = boardFor(componentTablesOf(state), state.players.length)
      return overlongRow(state.phase, state.activeBuyers.length, activeBuyerSpaces)
    },
  },
  {
    id: 'KW-INV-10',
    title: 'The marker stays on its start space until the row is full',
    broken: (state) => {
      const { markerStart, activeBuyerSpaces: spaces } = boardFor(componentTablesOf(state), state.players.length)
      return earlyMarker(state.phase, state.marker, markerStart, { active: state.activeBuyers.length, spaces })
    },
  },
  {
    id: 'KW-INV-21',
    title: 'Only Daimler markers lie on active buyers',
    broken: ({ activeBuyers }) =>
      activeBuyers.every(({ daimler }) => daimler === null || daimler.startsWith('daimler'))
        ? undefined
        : 'another marker',
  },
  {
    id: 'KW-INV-23',
    title: 'Stack money grew by the same sum in each round since it was collected',
    broken: (state) => {
      const { rows } = componentTablesOf(state).components.stackMoney
      const prepared = state.phase === 'setup' ? 0 : state.round
      for (const preference of buyerKinds) {
        const money = state.stackMoney[preference]
        const each = rows[preference]
        if (each === 0 ? money !== 0 : money % each !== 0 || money / each > prepared) return `${money} at ${preference}`
      }
      return undefined
    },
  },
]
