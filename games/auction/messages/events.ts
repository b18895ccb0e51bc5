import { type Phrase, seatName } from '@carriage/kernel'
import type { Event } from '../events.ts'
import { lot, sealedCoins, taste } from './things.ts'

/** One sentence per event. */
export function event(event: Event): Phrase {
  const id = `event.${event.kind}`
  switch (event.kind) {
    case 'lotOffered':
    case 'lotWithdrawn':
      return { id, values: { lot: lot(event.lot) } }
    case 'bidMade':
      return { id, values: { seat: seatName(event.seat), coins: sealedCoins(event.coins) } }
    case 'bidsOpened':
      return { id, values: { bids: event.bids.join(', ') } }
    case 'tieDrawn':
      return { id, values: { winner: seatName(event.winner) } }
    case 'lotSold':
      return { id, values: { lot: lot(event.lot), to: seatName(event.to), coins: event.coins } }
    case 'polished':
      return { id, values: { seat: seatName(event.seat), lot: lot(event.lot), times: event.times } }
    case 'spied':
      return { id, values: { seat: seatName(event.seat), on: seatName(event.on), taste: taste(event.taste) } }
    case 'ended':
      return { id, values: { scores: event.scores.join(', ') } }
    default:
      return event satisfies never
  }
}
