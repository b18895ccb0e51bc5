import { chainComparison } from '@carriage/kraftwagen-family/testing/chain-comparison'
import type { State } from '../../../state.ts'
import { type ChainAfter, chainForecast } from '../../chain-forecast.ts'
import type { Comparison } from './comparison.ts'

export function compareChain(): Comparison {
  return chainComparison<State, ChainAfter>(chainForecast, ({ players }) => players.length, fits)
}

/** A tile that was still to be turned up must be one of those that it could be. */
function fits({ chain: predicted }: ChainAfter, chain: State['chain']): boolean {
  return (
    predicted.length === chain.length &&
    chain.every((element, i) => {
      const expected = predicted[i]
      if (typeof expected !== 'object') return expected === element
      return typeof element === 'string' && expected.among.includes(element)
    })
  )
}
