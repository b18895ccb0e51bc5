import {
  cardOf,
  type Dealership,
  horselessCarriage,
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
import { type RankedMove, rankedBy } from './ranked.ts'

/** Prefers sparks within reach of the own dealerships, in dear segments; the leading seat also prefers clocks. */
export function rankCards(view: State, seat: Seat): RankedMove[] {
  const tables = tablesOf(view)
  const { dealerships } = offerInYear(view, seat)
  const leads = view.players.every(({ wealth }) => wealth <= playerOf(view, seat).wealth)
  return rankedBy(horselessCarriage.moves(view, seat), (move) => {
    if (move.kind !== 'playCard') return 0
    const card = cardOf(tables, open(move.card))
    let worth = leads ? card.clocks : -card.clocks
    for (const spark of card.sparks) {
      const niche = nicheIn(tables, move.quadrant, spark)
      const sells = dealerships.some((dealership) => reaches(view, dealership, spark.type, niche))
      worth += sells ? 4 + segmentAt(tables, niche) : 0
    }
    return worth
  })
}

/** Whether a dealership offers this type, and its window could lie over this niche. */
function reaches(view: State, { types, specs }: Dealership, type: PlayerCard['sparks'][number]['type'], niche: number) {
  const reach = reachOf(view, specs)
  return types.includes(type) && xOf(niche) <= reach.x && yOf(niche) <= reach.y
}
