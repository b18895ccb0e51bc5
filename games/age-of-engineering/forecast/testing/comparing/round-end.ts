import { eventsOf } from '@carriage/motorworks/testing/comparing'
import type { State, TileId } from '../../../state.ts'
import { roundEndForecast } from '../../round-end-forecast.ts'
import type { Comparison } from './comparison.ts'

/** How often the meter is read in turns that do not end the round. */
const every = 20

/** The seat that ends a round was foreseen at the start of the turn, with the tile and the cause. */
export function roundEndComparison(): Comparison {
  let start: { readonly view: () => State; readonly tile: TileId } | undefined
  let buyerActions = 0
  let turns = 0

  return ({ seat, move, view, events, after }, tally) => {
    if (move.kind === 'takeTile') {
      start = { view, tile: move.tile }
      buyerActions = 0
    }
    buyerActions += eventsOf(events, 'buyerPlaced').filter(({ buick }) => !buick).length
    buyerActions += eventsOf(events, 'marketMarkerMoved').length
    if (move.kind !== 'endTurn' || !start) return
    const [ended] = eventsOf(events, 'roundEnded')
    turns++
    if (!ended && turns % every !== 0) return
    const { tile } = start
    const { buyers, seats } = roundEndForecast(start.view())
    if (!ended) {
      const left = roundEndForecast(after).buyers.actionsMissing
      tally.same('buyer actions to the end', buyers.actionsMissing - buyerActions, left)
      return
    }
    const ways = seats[seat]?.ways.filter((way) => way.tile === tile) ?? []
    for (const cause of ['market', 'marker'] as const) {
      const happened = ended.cause === cause || ended.cause === 'both'
      const way = ways.find((each) => each.cause === cause)
      // The last car need not be placed, but Attract Buyer actions cannot be declined.
      const held = cause === 'marker' ? happened === (way !== undefined) : !happened || way !== undefined
      tally.holds(`end by ${cause}`, held, () => `${tile} of seat ${seat}: ${JSON.stringify(ways)}`)
    }
    tally.same('sealed', roundEndForecast(view()).sealed, ended.cause === 'both' ? ['market', 'marker'] : [ended.cause])
  }
}
