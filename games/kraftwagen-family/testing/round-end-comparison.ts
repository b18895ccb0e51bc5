import { eventsOf } from '../events-of-kind.ts'
import type { Comparison } from './comparing.ts'

/** How often the forecast is read in turns that do not end the round. */
const every = 20

type Cause = 'market' | 'marker'

/** The part of either game's round-end forecast that is compared. */
interface PredictedEnd {
  readonly buyers: { readonly actionsMissing: number }
  readonly sealed: readonly Cause[]
  readonly seats: readonly { readonly ends: readonly { readonly cause: Cause; readonly tile: string | null }[] }[]
}

type RoundEvent = { readonly kind: 'roundEnded'; readonly cause: Cause | 'both' } | { readonly kind: string }

/** The seat that ends a round was forecast at the start of its turn, with the tile and the cause. */
export function roundEndComparison<State, Event extends RoundEvent>(
  forecastOf: (view: State) => PredictedEnd,
  /** How many Buyer actions were carried out. */
  buyerActionsIn: (events: readonly Event[]) => number,
): Comparison<State, { readonly kind: string; readonly tile?: string }, Event> {
  let start: { readonly view: () => State; readonly tile: string } | undefined
  let buyerActions = 0
  let turns = 0

  return ({ seat, move, view, events, after }, tally) => {
    if (move.kind === 'takeTile' && move.tile !== undefined) {
      start = { view, tile: move.tile }
      buyerActions = 0
    }
    buyerActions += buyerActionsIn(events)
    if (move.kind !== 'endTurn' || !start) return
    const [ended] = eventsOf<RoundEvent, 'roundEnded'>(events, 'roundEnded')
    turns++
    if (!ended && turns % every !== 0) return
    const { tile } = start
    const { buyers, seats } = forecastOf(start.view())
    if (!ended) {
      const left = forecastOf(after).buyers.actionsMissing
      tally.same('buyer actions to the end', buyers.actionsMissing - buyerActions, left)
      return
    }
    const ends = seats[seat]?.ends.filter((end) => end.tile === tile) ?? []
    for (const cause of ['market', 'marker'] as const) {
      const happened = ended.cause === cause || ended.cause === 'both'
      const end = ends.find((each) => each.cause === cause)
      // The last car need not be placed, but Buyer actions cannot be declined.
      const held = cause === 'marker' ? happened === (end !== undefined) : !happened || end !== undefined
      tally.holds(`end by ${cause}`, held, () => `${tile} of seat ${seat}: ${JSON.stringify(ends)}`)
    }
    tally.same('sealed', forecastOf(view()).sealed, ended.cause === 'both' ? ['market', 'marker'] : [ended.cause])
  }
}
