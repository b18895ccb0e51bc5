import type { PremoveRules, Seat } from '@carriage/kernel'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { momentsAhead } from './ahead.ts'
import { buyersUntouched, cardsLaid, markersInPlace } from './conditions.ts'
import { listedSalesBring } from './listed-sales.ts'

/** What players decide in advance: research, slots, fallback plans, sales and cards, up to one phase ahead. */
export const premoves: PremoveRules<State, Move> = {
  moment: momentOf,
  ahead: momentsAhead,
  conditions: {
    markers: { read: markersInPlace },
    brings: { read: listedSalesBring },
    untouched: { read: buyersUntouched },
    quadrants: { read: cardsLaid },
  },
}

/** A plan that was reopened is a moment of its own: what was planned for it is a fallback. */
function momentOf({ stage, year }: State, seat: Seat): string {
  if (stage.name !== 'factory') return `${stage.name}/${year}`
  const stored = stage.plans[seat]
  return stored?.state === 'draft' && stored.short !== null ? `replan/${year}` : `plan/${year}`
}
