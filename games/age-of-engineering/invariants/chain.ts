import { type Invariant, seatsOf } from '@carriage/kernel'
import { currentStep, sameItems } from '@carriage/kraftwagen-family'
import type { State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** The chain and the turn order. */
export const chainInvariants: readonly Invariant<State>[] = [
  {
    id: 'AE-INV-1',
    title: 'The chain holds each company marker and each tile once',
    broken: (state) => {
      const { chain, companies, turn } = state
      const tiles = componentTablesOf(state).components.actionTiles.rows.map(({ id }) => id)
      const found = chain.map(String)
      if (turn.tile !== null) found.push(turn.tile)
      return sameItems([...tiles, ...seatsOf(companies.length).map(String)], found)
    },
  },
  {
    id: 'AE-INV-2',
    title: 'Between turns the rearmost element is the marker of the active company',
    broken: (state) => {
      if (currentStep(state).name !== 'takeTile') return undefined
      return state.chain[0] === state.actor ? undefined : `${state.chain[0]} is rearmost, ${state.actor} acts`
    },
  },
]
