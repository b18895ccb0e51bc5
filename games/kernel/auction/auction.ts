import type { Effects, Game, Result, Terms, Turn } from '../game.ts'
import { rankByPoints } from '../game.ts'
import { drawFrom, pileOf } from '../pile.ts'
import { legal, refuse, type Verdict } from '../rule.ts'
import { type Seat, seatsOf } from '../seat.ts'
import { copySecret, isSecret, open, secret } from '../secret.ts'
import { lotOf, lots, lotsPerGame, tasteBonus, tasteCards } from './lots.ts'
import { rulebook } from './rulebook.ts'
import {
  type AuctionEvent,
  type AuctionMove,
  type AuctionOptions,
  type AuctionState,
  auctionMove,
  auctionOptions,
  type Bidder,
  type Purchase,
} from './state.ts'

export type Auction = Game<AuctionState, AuctionMove, AuctionOptions, AuctionEvent>
type AuctionTable = Effects<AuctionEvent>

/** Who gets a lot when several bid the same. It is the one thing in which the two rules versions differ. */
type TieRule = (tied: readonly Seat[], fx: AuctionTable) => Seat | null

/** A sealed-bid auction: the smallest game that uses everything the kernel offers. It is there to prove the kernel. */
function auctionBy(rules: number, breakTie: TieRule): Auction {
  return {
    id: 'auction',
    rules,
    seats: { min: 2, max: 4 },
    options: auctionOptions,
    move: auctionMove,
    rulebook,
    setup,
    turn,
    moves,
    judge,
    play: (state, seat, move, fx) => play(state, seat, move, fx, breakTie),
    clone,
  }
}

export const auctionV1 = auctionBy(1, () => null)
export const auction = auctionBy(2, drawWinner)

const coinsInPurse = { plain: 12, deep: 20 }
const polishLimit = 3
const spyFee = 2

function setup({ seats, options }: Terms<AuctionOptions>, fx: AuctionTable): AuctionState {
  const tastes = pileOf(tasteCards)
  const bidders = seatsOf(seats).map((seat): Bidder => {
    const taste = drawFrom(tastes, fx, [seat]) // AU-2
    return { coins: coinsInPurse[options.purse], bid: null, taste: secret(taste, [seat]), bought: [] }
  })
  const state: AuctionState = {
    step: { name: 'over' },
    drawn: 0,
    lots: pileOf(lots.map((lot) => lot.id)),
    tastes: secret(tastes, []),
    bidders,
  }
  nextLot(state, fx)
  return state
}

function turn(state: AuctionState): Turn {
  const { step, bidders } = state
  switch (step.name) {
    case 'bidding':
      return {
        over: false,
        decision: 'bid',
        seats: seatsOf(bidders.length).filter((seat) => !bidderAt(state, seat).bid),
      }
    case 'sale':
      return { over: false, decision: 'sale', seats: [step.winner] }
    case 'over':
      return { over: true, result: result(state) }
    default:
      return step satisfies never
  }
}

function moves(state: AuctionState, seat: Seat): AuctionMove[] {
  const turnNow = turn(state)
  if (turnNow.over || !turnNow.seats.includes(seat)) return []
  return candidates(state, seat).filter((move) => judge(state, seat, move).legal)
}

function candidates(state: AuctionState, seat: Seat): AuctionMove[] {
  if (state.step.name === 'bidding') {
    const bids = Array.from({ length: bidderAt(state, seat).coins + 1 }, (_, coins) => coins)
    return bids.map((coins) => ({ kind: 'bid', coins: secret(coins, [seat]) }))
  }
  const rivals = seatsOf(state.bidders.length).filter((other) => other !== seat)
  return [{ kind: 'done' }, { kind: 'polish' }, ...rivals.map((on): AuctionMove => ({ kind: 'spy', on }))]
}

function judge(state: AuctionState, seat: Seat, move: AuctionMove): Verdict {
  const { step } = state
  const { coins } = bidderAt(state, seat)
  if (move.kind === 'bid') {
    if (step.name !== 'bidding') return refuse('AU-4') // AU-4 bids are made when a lot is offered, not in a sale
    const bid = open(move.coins)
    return bid >= 0 && bid <= coins ? legal : refuse('AU-5', { bid, coins }) // AU-5
  }
  if (step.name !== 'sale') return refuse('AU-11') // AU-11 only a winner has a sale to end
  switch (move.kind) {
    case 'polish': {
      const { polish } = newestLot(state, seat)
      return coins >= 1 && polish < polishLimit ? legal : refuse('AU-9', { coins, polish, polishLimit }) // AU-9
    }
    case 'spy': {
      const rival = move.on !== seat && move.on < state.bidders.length
      return rival && coins >= spyFee && !step.spied ? legal : refuse('AU-10', { coins, spyFee, spied: step.spied }) // AU-10
    }
    case 'done':
      return legal
    default:
      return move satisfies never
  }
}

function play(state: AuctionState, seat: Seat, move: AuctionMove, fx: AuctionTable, breakTie: TieRule): void {
  const bidder = bidderAt(state, seat)
  switch (move.kind) {
    case 'bid':
      bidder.bid = move.coins
      fx.tell({ kind: 'bidMade', seat, coins: move.coins })
      if (state.bidders.every(({ bid }) => bid)) openBids(state, fx, breakTie) // AU-4
      return
    case 'polish': {
      const purchase = newestLot(state, seat)
      bidder.coins -= 1 // AU-9
      purchase.polish += 1
      fx.tell({ kind: 'polished', seat, lot: purchase.lot, times: purchase.polish })
      return
    }
    case 'spy': {
      const { taste } = bidderAt(state, move.on)
      bidder.coins -= spyFee // AU-10
      state.step = { name: 'sale', winner: seat, spied: true }
      if (!isSecret(taste)) return
      const shown = fx.show(taste, [seat])
      bidderAt(state, move.on).taste = shown
      fx.tell({ kind: 'spied', seat, on: move.on, taste: shown })
      return
    }
    case 'done':
      nextLot(state, fx)
      return
    default:
      move satisfies never
  }
}

function openBids(state: AuctionState, fx: AuctionTable, breakTie: TieRule): void {
  if (state.step.name !== 'bidding') return
  const { lot } = state.step
  const bids = state.bidders.map(({ bid }) => (bid ? fx.reveal(bid) : 0))
  for (const bidder of state.bidders) bidder.bid = null
  fx.tell({ kind: 'bidsOpened', bids })

  const winner = highestBidder(bids, fx, breakTie)
  if (winner === null) {
    fx.tell({ kind: 'lotWithdrawn', lot })
    nextLot(state, fx)
    return
  }
  const coins = bids[winner] ?? 0
  const bidder = bidderAt(state, winner)
  bidder.coins -= coins // AU-6
  bidder.bought.push({ lot, polish: 0 })
  state.step = { name: 'sale', winner, spied: false }
  fx.tell({ kind: 'lotSold', lot, to: winner, coins })
}

function highestBidder(bids: readonly number[], fx: AuctionTable, breakTie: TieRule): Seat | null {
  const highest = Math.max(...bids)
  if (highest === 0) return null // AU-8
  const tied = seatsOf(bids.length).filter((seat) => bids[seat] === highest)
  const [only, ...others] = tied
  return only !== undefined && others.length === 0 ? only : breakTie(tied, fx) // AU-7
}

function drawWinner(tied: readonly Seat[], fx: AuctionTable): Seat | null {
  const winner = tied[fx.below(tied.length)] ?? null
  if (winner !== null) fx.tell({ kind: 'tieDrawn', among: tied, winner })
  return winner
}

function nextLot(state: AuctionState, fx: AuctionTable): void {
  if (state.drawn === lotsPerGame) {
    endGame(state, fx) // AU-3
    return
  }
  const lot = drawFrom(state.lots, fx)
  state.drawn += 1
  state.step = { name: 'bidding', lot }
  fx.tell({ kind: 'lotOffered', lot })
}

function endGame(state: AuctionState, fx: AuctionTable): void {
  const tastes = state.bidders.map((bidder) => {
    bidder.taste = isSecret(bidder.taste) ? fx.reveal(bidder.taste) : bidder.taste // AU-12
    return bidder.taste
  })
  state.step = { name: 'over' }
  fx.tell({ kind: 'ended', tastes, scores: result(state).scores })
}

function result(state: AuctionState): Result {
  return rankByPoints(state.bidders.map(scoreOf)) // AU-13
}

function scoreOf({ coins, taste, bought }: Bidder): number {
  return bought.reduce((sum, purchase) => sum + worthOf(purchase, taste), coins)
}

function worthOf({ lot, polish }: Purchase, taste: Bidder['taste']): number {
  const { kind, worth } = lotOf(lot)
  const bonus = kind === taste ? tasteBonus : 0 // AU-12
  return worth + polish + bonus
}

function bidderAt(state: AuctionState, seat: Seat): Bidder {
  const bidder = state.bidders[seat]
  if (!bidder) throw new RangeError(`Nobody sits at seat ${seat}.`)
  return bidder
}

function newestLot(state: AuctionState, seat: Seat): Purchase {
  const purchase = bidderAt(state, seat).bought.at(-1)
  if (!purchase) throw new RangeError(`Seat ${seat} has bought nothing.`)
  return purchase
}

function clone(state: AuctionState): AuctionState {
  return {
    step: { ...state.step },
    drawn: state.drawn,
    lots: state.lots.slice(),
    tastes: copySecret(state.tastes, (pile) => pile.slice()),
    bidders: state.bidders.map(({ coins, bid, taste, bought }) => ({
      coins,
      bid: bid && copySecret(bid),
      taste: isSecret(taste) ? copySecret(taste) : taste,
      bought: bought.map(({ lot, polish }) => ({ lot, polish })),
    })),
  }
}
