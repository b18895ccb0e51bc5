import { type GameDigest, highlightsByWeight, type NotFollowed, type Phrase, type Seat } from '@carriage/kernel'
import type { Event } from '../events.ts'
import { event as phraseOf } from '../messages/events.ts'
import type { State } from '../state.ts'
import { en } from './messages.en.ts'

export const horselessCarriageDigest: GameDigest<State, Event> = {
  messages: { en },
  translations: { de: async () => (await import('./messages.de.ts')).de },
  of: (missed) => ({ own: changesForMe(missed), others: highlightsByWeight(missed, weightOf) }),
}

/** How the game ended for me, what I gained, then what was done to my company, the latest first. */
function changesForMe({ before, view, me, events }: NotFollowed<State, Event>): Phrase[] {
  const [was = 0, now = 0] = [before, view].map(({ players }) => players[me]?.wealth)
  const gained: Phrase[] = was === now ? [] : [{ id: 'digest.wealth', values: { before: was, after: now } }]
  const done = events.filter((event) => touches(event, me)).reverse()
  return [...events.flatMap((event) => endFor(event, me)), ...gained, ...done.map(touchPhrase)]
}

function endFor(event: Event, me: Seat): Phrase[] {
  if (event.kind !== 'gameEnded') return []
  const values = { place: event.ranking.indexOf(me) + 1, wealth: event.wealth[me] ?? 0 }
  return [{ id: 'digest.over', values }]
}

/** What happens to me in a move of another seat. */
function touches(event: Event, me: Seat): boolean {
  switch (event.kind) {
    case 'markerMoved':
      return event.owner === me && event.seat !== me
    case 'planReopened':
    case 'researchLost':
    case 'sellerSkipped':
    case 'vehiclesSold':
      return event.seat === me
    default:
      return false
  }
}

function touchPhrase(event: Event): Phrase {
  return event.kind === 'planReopened' ? { id: 'digest.reopened' } : phraseOf(event)
}

function weightOf(event: Event): number {
  switch (event.kind) {
    case 'gameEnded':
      return 10
    case 'timecardFlipped':
      return 9
    case 'trackLeft':
    case 'trackEntered':
      return 8
    case 'vehiclesSold':
      return 7
    case 'yearBegan':
    case 'windowPlaced':
      return 6
    case 'cardRevealed':
    case 'buyersCame':
      return 5
    case 'pricesSet':
    case 'brochurePrinted':
      return 4
    case 'slotTaken':
    case 'orderSet':
      return 3
    case 'markerMoved':
    case 'planCommitted':
      return 2
    case 'capacityRaised':
      return 1
    default:
      return 0
  }
}
