import type { Invariant } from '@carriage/kernel'
import { currentStep, isPartValue, sameItems } from '@carriage/kraftwagen-family'
import { endsActionPhase, marketIsFull, marketSpaces } from '../round.ts'
import { salesNow } from '../scoring/sales.ts'
import type { State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'
import { isBetweenActions } from './between-actions.ts'

/** The markers of Horch and Maybach go on cars. */
const onCar = /^(horch|maybach)/

/** Cars, prices and sales. */
export const marketInvariants: readonly Invariant<State>[] = [
  {
    id: 'KW-INV-11',
    title: 'Every price marker of the round is available or on a car',
    broken: (state) => {
      if (state.phase !== 'action') return undefined
      const prices = [...state.availablePrices, ...state.market.map(({ price }) => price)]
      return sameItems(componentTablesOf(state).prices[state.round].map(String), prices.map(String))
    },
  },
  {
    id: 'KW-INV-12',
    title: 'The market is not too full, and no turn begins after the end of a phase',
    broken: (state) => {
      if (state.market.length > marketSpaces(state)) return `${state.market.length} cars`
      if (currentStep(state).name !== 'takeTile' || !endsActionPhase(state)) return undefined
      return `a turn began with ${marketIsFull(state) ? 'a full market' : 'the marker at its end'}`
    },
  },
  {
    id: 'KW-INV-13',
    title: 'Every car is complete',
    broken: ({ market, players }) => {
      for (const { body, engine, workers, owner, engineerMarker } of market) {
        if (!isPartValue(body) || !isPartValue(engine)) return `a car with body ${body} and engine ${engine}`
        if (workers < 1) return `a car with ${workers} workers`
        if (!players[owner]) return `a car of seat ${owner}`
        if (engineerMarker && !onCar.test(engineerMarker)) return `${engineerMarker} on a car`
      }
      return undefined
    },
  },
  {
    id: 'KW-INV-31',
    title: 'As many cars are sold as there are buyers and cars for them',
    broken: (state) => {
      if (!isBetweenActions(state)) return undefined
      const sold = salesNow(state)
        .filter(({ bought }) => bought !== null)
        .map(({ bought }) => bought?.car)
      const expected = Math.min(state.activeBuyers.length, state.market.length)
      return sold.length === expected && new Set(sold).size === expected ? undefined : `${sold.length} sales`
    },
  },
]
