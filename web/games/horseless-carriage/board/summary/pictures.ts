import { countAt, type Event, nicheAt, type OnNiche, type PerType, type State } from '@carriage/horseless-carriage'
import type { Act } from './acts.ts'

/** The market before the first act and after each one, reconstructed backwards from the position after the summary. */
export function picturesOf(after: State, acts: readonly Act[], history: readonly Event[]): readonly State[] {
  const pictures = [after]
  let picture = after
  for (const { shown: emitted } of acts.toReversed()) {
    picture = emitted.reduceRight((now, event) => before(now, event, history), picture)
    pictures.unshift(picture)
  }
  return pictures
}

/** The same market without this event. */
function before(state: State, event: Event, history: readonly Event[]): State {
  switch (event.kind) {
    case 'vehiclesSold': {
      const { seat, earned, vehicles } = event
      const players = state.players.map((player, each) =>
        each === seat ? { ...player, wealth: player.wealth - earned } : player,
      )
      return { ...state, players, buyers: changed(state.buyers, event, vehicles) }
    }
    case 'trackLeft':
      return { ...state, minimums: { ...state.minimums, [event.track]: event.minimum - 1 } }
    case 'trackEntered':
      // The track that left went to the end of the column.
      return {
        ...state,
        [event.axis]: state.offBoard.at(-1),
        offBoard: event.candidates.map(({ track }) => track),
      }
    case 'obsolescenceMoved':
      return { ...state, obsolescence: event.to === 'bottom' ? 'left' : 'bottom' }
    case 'cardRevealed':
      return { ...state, sparks: event.sparks.reduce((sparks, spark) => changed(sparks, spark, -1), state.sparks) }
    case 'clockTicked':
      return { ...state, timecard: { value: event.timecard + 1, flipped: false } }
    case 'buyersCame':
      return { ...state, buyers: event.buyers.reduce((now, came) => changed(now, came, -came.buyers), state.buyers) }
    case 'neutralBuyerCame':
      return { ...state, buyers: changed(state.buyers, event, -1) }
    case 'pricesSet': {
      const earlier = history.slice(0, history.lastIndexOf(event)).findLast(({ kind }) => kind === 'pricesSet')
      return earlier?.kind === 'pricesSet' ? { ...state, prices: [...earlier.prices] } : state
    }
    default:
      return state
  }
}

function changed(on: PerType<number[]>, { type, x, y }: OnNiche, by: number): PerType<number[]> {
  const niche = nicheAt(x, y)
  return { ...on, [type]: on[type].with(niche, countAt(on, type, niche) + by) }
}
