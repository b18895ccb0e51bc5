import { type Effects, legal, open, refuse, type Seat, seatsOf, secret } from '@carriage/kernel'
import type { Event } from '../events.ts'
import type { LotId } from '../lots.ts'
import { lot, sealedCoins } from '../messages/things.ts'
import { nextLot } from '../next-lot.ts'
import { bidderAt, type State } from '../state.ts'
import type { Decision } from './step.ts'

/** Decides a tie. */
export type TieRule = (tied: readonly Seat[], fx: Effects<Event>) => Seat | null

/** AU-4 All bid simultaneously, and the bids are revealed together. */
export function biddingBy(breakTie: TieRule): Decision<'bidding', 'bid'> {
  return {
    decision: 'bid',
    rules: ['AU-4', 'AU-5', 'AU-6', 'AU-7', 'AU-8'],
    isPending(state, step, fx) {
      if (state.bidders.some(({ bid }) => !bid)) return true
      openBids(state, step.lot, fx, breakTie)
      return false
    },
    seats: (state) => seatsOf(state.bidders.length).filter((seat) => !bidderAt(state, seat).bid),
    list(state, _step, seat) {
      const bids = Array.from({ length: bidderAt(state, seat).coins + 1 }, (_, coins) => coins)
      return bids.map((coins) => ({ kind: 'bid', coins: secret(coins, [seat]) }))
    },
    moves: {
      bid: {
        refusalElsewhere: 'AU-4', // not in a sale
        judge(state, move, _step, seat) {
          const { coins } = bidderAt(state, seat)
          const bid = open(move.coins)
          return bid >= 0 && bid <= coins ? legal : refuse('AU-5', { bid, coins }) // AU-5
        },
        play(state, { coins }, _step, fx, seat) {
          bidderAt(state, seat).bid = coins
          fx.emit({ kind: 'bidMade', seat, coins })
        },
        label: (_view, _seat, { coins }) => ({ id: 'move.bid', values: { coins: sealedCoins(coins) } }),
      },
    },
    prompt: (_view, step) => ({ id: 'decision.bidding', values: { lot: lot(step.lot) } }),
  }
}

function openBids(state: State, lot: LotId, fx: Effects<Event>, breakTie: TieRule): void {
  const bids = state.bidders.map(({ bid }) => (bid ? fx.reveal(bid) : 0))
  for (const bidder of state.bidders) bidder.bid = null
  fx.emit({ kind: 'bidsOpened', bids })

  const winner = highestBidder(bids, fx, breakTie)
  if (winner === null) {
    fx.emit({ kind: 'lotWithdrawn', lot })
    nextLot(state, fx)
    return
  }
  const coins = bids[winner] ?? 0
  const bidder = bidderAt(state, winner)
  bidder.coins -= coins // AU-6
  bidder.bought.push({ lot, polish: 0 })
  state.step = { name: 'sale', winner, spied: false }
  fx.emit({ kind: 'lotSold', lot, to: winner, coins })
}

function highestBidder(bids: readonly number[], fx: Effects<Event>, breakTie: TieRule): Seat | null {
  const highest = Math.max(...bids)
  if (highest === 0) return null // AU-8
  const tied = seatsOf(bids.length).filter((seat) => bids[seat] === highest)
  const [only, ...others] = tied
  return only !== undefined && others.length === 0 ? only : breakTie(tied, fx) // AU-7
}

/** AU-7 The winner is drawn by lot. */
export function drawWinner(tied: readonly Seat[], fx: Effects<Event>): Seat | null {
  const winner = tied[fx.below(tied.length)] ?? null
  if (winner !== null) fx.emit({ kind: 'tieDrawn', among: tied, winner })
  return winner
}
