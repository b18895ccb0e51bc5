import {
  cardOf,
  type Dealership,
  endsNow,
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
import { boardAfterCard } from '@carriage/horseless-carriage/forecast'
import { open, type Seat } from '@carriage/kernel'
import { type Factors, usualFactors } from '../factors.ts'
import { chanceOfLead } from '../judgement.ts'
import { outlookOf } from '../planner/outlook.ts'
import { earnedAhead } from '../planner/worth.ts'
import { type RankedMove, rankedBy } from './ranked.ts'

/** For how many years what a card brings is counted; the first is the next one. */
const years = 2

/**
 * Prefers what the own factory can earn with the buyers of a card, and of equals sparks within reach of the own dealerships in dear
 * segments; the leading seat also prefers clocks, most of all those that make the next year the last (HC-8.7).
 */
export function rankCards(view: State, seat: Seat, factors: Factors = usualFactors): RankedMove[] {
  const tables = tablesOf(view)
  const { dealerships } = offerInYear(view, seat)
  const lead = playerOf(view, seat).wealth - bestRivalOf(view, seat)
  const flipping = factors.lastYear * (2 * chanceOfLead(lead) - 1)
  const { timecard } = view
  // HC-8.2 In the last year clocks change nothing.
  const clocksCount = !endsNow({ timecard, year: view.year + 1 })
  return rankedBy(horselessCarriage.moves(view, seat), (move) => {
    if (move.kind !== 'playCard') return 0
    const id = open(move.card)
    const card = cardOf(tables, id)
    let worth = earnedOn(boardAfterCard(view, seat, id, move.quadrant), seat, factors)
    if (clocksCount) {
      worth += lead >= 0 ? card.clocks : -card.clocks
      if (card.clocks >= timecard.value) worth += flipping
    }
    for (const spark of card.sparks) {
      const niche = nicheIn(tables, move.quadrant, spark)
      const sells = dealerships.some((dealership) => reaches(view, dealership, spark.type, niche))
      worth += sells ? factors.sparkReached * (4 + segmentAt(tables, niche)) : 0
    }
    return worth
  })
}

/**
 * What the factory earns on next year's board and in the year after it if its lines are repaired and rivals leave their
 * share.
 */
function earnedOn(board: State, seat: Seat, factors: Factors): number {
  const outlook = outlookOf(board, seat, factors)
  const [now, ...later] = outlook.years
  const share = factors.leftByRivals ** (board.players.length - 1)
  const demand = now.market.demand.map((each) => ({ ...each, buyers: share * each.buyers }))
  // Cards are played before the markers of that year are moved.
  const { access, capacity } = later[0] ?? now
  const next = { ...now, access, capacity, market: { ...now.market, demand } }
  return earnedAhead({ ...outlook, years: [next, ...later] }, years)
}

function bestRivalOf({ players, order }: State, seat: Seat): number {
  return Math.max(...order.filter((of) => of !== seat).map((of) => players[of]?.wealth ?? 0))
}

/** Whether a dealership offers this type, and its window could lie over this niche. */
function reaches(view: State, { types, specs }: Dealership, type: PlayerCard['sparks'][number]['type'], niche: number) {
  const reach = reachOf(view, specs)
  return types.includes(type) && xOf(niche) <= reach.x && yOf(niche) <= reach.y
}
