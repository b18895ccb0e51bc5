import { type Seat, seatsOf, type Viewer } from '../seat.ts'
import { isOpen, isSecret, open, type Secret } from '../secret.ts'
import { type Phrase, seatName, type Words } from '../words.ts'
import type { Kind } from './lots.ts'
import { en } from './messages.en.ts'
import type { AuctionEvent, AuctionMove, AuctionState, Bidder } from './state.ts'

export const words: Words<AuctionState, AuctionMove, AuctionEvent> = { messages: { en }, board, decision, move, event }

function board(view: AuctionState, _viewer: Viewer): Phrase[] {
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

function decision(view: AuctionState): Phrase {
  return view.step.name === 'bidding'
    ? { id: 'decision.bid', values: { lot: lot(view.step.lot) } }
    : { id: 'decision.sale' }
}

function move(_view: AuctionState, _seat: Seat, move: AuctionMove): Phrase {
  switch (move.kind) {
    case 'bid':
      return { id: 'move.bid', values: { coins: sealedCoins(move.coins) } }
    case 'spy':
      return { id: 'move.spy', values: { on: seatName(move.on) } }
    case 'polish':
    case 'done':
      return { id: `move.${move.kind}` }
    default:
      return move satisfies never
  }
}

function event(event: AuctionEvent): Phrase {
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

function lot(id: string): Phrase {
  return { id: `lot.${id}` }
}

function taste(of: Secret<Kind> | Kind): Phrase {
  if (!isSecret(of)) return { id: `kind.${of}` }
  return isOpen(of) ? { id: `kind.${open(of)}` } : { id: 'secret' }
}

function sealedCoins(of: Secret<number>): Phrase {
  return isOpen(of) ? { id: 'coins', values: { coins: open(of) } } : { id: 'secret' }
}
