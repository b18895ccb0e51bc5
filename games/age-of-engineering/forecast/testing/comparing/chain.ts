import { canonical } from '@carriage/kernel'
import { chainComparison } from '@carriage/kraftwagen-family/testing/chain-comparison'
import type { State } from '../../../state.ts'
import { type ChainAfter, chainForecast } from '../../chain-forecast.ts'
import type { Comparison } from './comparison.ts'

export function compareChain(): Comparison {
  return chainComparison<State, ChainAfter>(
    chainForecast,
    ({ companies }) => companies.length,
    (predicted, chain) => canonical(predicted.chain) === canonical(chain),
  )
}
