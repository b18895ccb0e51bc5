import {
  cardOf,
  type Dealership,
  horselessCarriage,
  lastYear,
  nicheIn,
  offerInYear,
  type PlayerCard,
  playerOf,
  reachOf,
  type State,
  segmentAt,
  tablesOf,
  xOf,
  yOf,
} from '@carriage/horseless-carriage'
import { open, type Seat } from '@carriage/kernel'
import { type Factors, usualFactors } from '../factors.ts'
import { chanceOfLead } from '../judgement.ts'
import { type RankedMove, rankedBy } from './ranked.ts'

/**
 * Prefers sparks within reach of the own dealerships, in dear segments; the leading seat also prefers clocks, most of all
 * those that make the next year the last (HC-8.7).
 */
export function rankCards(view: State, seat: Seat, factors: Factors = usualFactors): RankedMove[] {
  const tables = tablesOf(view)
  const { dealerships } = offerInYear(view, seat)
  const lead = playerOf(view, seat).wealth - bestRivalOf(view, seat)
  const flipping = factors.lastYear * (2 * chanceOfLead(lead) - 1)
  const { timecard } = view
  // HC-8.2 Clocks change nothing then.
  const isNextTheLast = view.year >= lastYear - 1
  return rankedBy(horselessCarriage.moves(view, seat), (move) => {
    if (move.kind !== 'playCard') return 0
    const card = cardOf(tables, open(move.card))
    let worth = 0
    if (!isNextTheLast) {
      worth += lead >= 0 ? card.clocks : -card.clocks
      if (!timecard.flipped && card.clocks >= timecard.value) worth += flipping
    }
    for (const spark of card.sparks) {
      const niche = nicheIn(tables, move.quadrant, spark)
      const sells = dealerships.some((dealership) => reaches(view, dealership, spark.type, niche))
      worth += sells ? 4 + segmentAt(tables, niche) : 0
    }
    return worth
  })
}

function bestRivalOf({ players, order }: State, seat: Seat): number {
  return Math.max(...order.filter((of) => of !== seat).map((of) => players[of]?.wealth ?? 0))
}

/** Whether a dealership offers this type, and its window could lie over this niche. */
function reaches(view: State, { types, specs }: Dealership, type: PlayerCard['sparks'][number]['type'], niche: number) {
  const reach = reachOf(view, specs)
  return types.includes(type) && xOf(niche) <= reach.x && yOf(niche) <= reach.y
}
