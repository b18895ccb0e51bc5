import { eventsOf } from '@carriage/kraftwagen-family'
import { roundEndComparison } from '@carriage/kraftwagen-family/testing/round-end-comparison'
import type { Event } from '../../../events.ts'
import { roundEndForecast } from '../../round-end-forecast.ts'
import type { Comparison } from './comparison.ts'

/** The seat that ends a round. Benz's buyer is no action. */
export function compareRoundEnd(): Comparison {
  return roundEndComparison(roundEndForecast, (events: readonly Event[]) => {
    const placed = eventsOf(events, 'buyerPlaced').filter(({ benz }) => !benz)
    return placed.length + eventsOf(events, 'markerMoved').length
  })
}
