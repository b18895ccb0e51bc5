import { type Phrase, type Seat, seatName, seatsOf, type Viewer } from '@carriage/kernel'
import type { Bidder, State } from '../state.ts'
import { lot, sealedCoins, taste } from './things.ts'

/** The whole table, one line each. */
export function board(view: State, _viewer: Viewer): Phrase[] {
  const { step, drawn, bidders } = view
  return [
    { id: 'board.lots', values: { drawn, left: view.lots.length } },
    ...(step.name === 'bidding' ? [{ id: 'board.offer', values: { lot: lot(step.lot) } }] : []),
    ...seatsOf(bidders.length).flatMap((seat) => bidderLine(seat, bidders[seat])),
  ]
}

function bidderLine(seat: Seat, bidder: Bidder | undefined): Phrase[] {
  if (!bidder) return []
  const { coins, bid, bought } = bidder
  const sentences: Phrase[] = [
    { id: 'board.bidder', values: { seat: seatName(seat), coins, taste: taste(bidder.taste) } },
    ...(bid ? [{ id: 'board.bid', values: { seat: seatName(seat), coins: sealedCoins(bid) } }] : []),
    ...bought.map((one) => ({
      id: 'board.bought',
      values: { seat: seatName(seat), lot: lot(one.lot), polish: one.polish },
    })),
  ]
  return sentences
}
