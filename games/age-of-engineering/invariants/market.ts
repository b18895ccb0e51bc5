import type { Invariant } from '@carriage/kernel'
import { currentStep, isPartValue } from '@carriage/kraftwagen-family'
import { markerIsAtTheEnd } from '../buyer.ts'
import type { State } from '../state.ts'
import { componentTablesOf, marketIsFull, marketSpaces } from '../tables.ts'

/** Cars and prices. */
export const marketInvariants: readonly Invariant<State>[] = [
  {
    id: 'AE-INV-8',
    title: 'The market is not too full, and no turn begins after the end of a phase',
    broken: (state) => {
      if (state.market.length > marketSpaces(state)) return `${state.market.length} cars`
      if (currentStep(state).name !== 'takeTile') return undefined
      if (marketIsFull(state)) return 'a turn began with a full market'
      return markerIsAtTheEnd(state) ? 'a turn began with the market marker at its end' : undefined
    },
  },
  {
    id: 'AE-INV-9',
    title: 'Every car is complete',
    broken: (state) => {
      for (const { body, engine, workers, salesperson, owner, marker, productionTokens } of state.market) {
        if (!isPartValue(body) || !isPartValue(engine)) return `a car with body ${body} and engine ${engine}`
        if (workers < 0 || (workers === 0 && !salesperson)) return `a car with ${workers} workers`
        if (!state.companies[owner]) return `a car of seat ${owner}`
        if (marker && !/^(winton|christie)/.test(marker)) return `${marker} on a car`
        if (productionTokens < 0) return `${productionTokens} production tokens`
      }
      return undefined
    },
  },
  {
    id: 'AE-INV-10',
    title: 'Prices on cars and on the chart are different ones of the round',
    broken: (state) => {
      const prices = [...state.priceChart, ...state.market.map(({ price }) => price)]
      if (new Set(prices).size !== prices.length) return `prices ${prices.join()}`
      if (prices.some((price) => !componentTablesOf(state).prices[state.round].includes(price)))
        return `prices ${prices.join()}`
      // Cars sold by an instant benefit took their prices with them.
      const { gone } = state.recruitment.instant
      const soldAtOnce = gone.filter((tile) => tile === 'sell5' || tile === 'sell7').length + inProgress(state)
      return state.phase === 'action' && prices.length < 8 - soldAtOnce ? `only ${prices.length} prices` : undefined
    },
  },
]

/** Instant benefits in progress. */
function inProgress({ steps }: State): number {
  return steps.filter(({ name }) => name === 'instant').length
}
