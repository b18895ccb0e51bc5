import {
  type ChanceSource,
  keyedSource,
  type Match,
  type Played,
  playMove,
  repeatingSource,
  type Seat,
  seatsOf,
  secret,
  startMatch,
} from '@carriage/kernel'
import { rigged } from '@carriage/kernel/testing'
import {
  type Auction,
  type AuctionEvent,
  type AuctionMove,
  type AuctionOptions,
  type AuctionState,
  auction,
  type LotId,
} from '../index.ts'

export type AuctionMatch = Match<AuctionState, AuctionMove, AuctionOptions, AuctionEvent>

/** The secret of the matches in these tests: the bytes 0 to 31. */
export const serverSecret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

const names = ['Ada', 'Bertha', 'Carl', 'Dora']

export interface Seating {
  readonly game?: Auction
  readonly seats?: number
  readonly purse?: AuctionOptions['purse']
  /** The draws in order: a taste for each seat, the first lot, then any others. */
  readonly wishes?: readonly (string | number)[]
}

/** An auction with scripted draws. */
export function auctionWith({ game = auction, seats = 2, purse = 'plain', wishes = [] }: Seating = {}): AuctionMatch {
  const chance = rigged(...wishes)
  return startMatch(game, {
    ...agreed(seats),
    options: { purse },
    source: { kind: 'fast', seed: 1 },
    deal: () => chance,
  })
}

/** An auction with keyed draws, as on the server. */
export function keyedAuction({ game = auction, seats = 2, purse = 'plain' }: Seating = {}): AuctionMatch {
  return startMatch(game, { ...agreed(seats), options: { purse }, source: keyedNonces(seats) })
}

/** An auction in which undone draws repeat, as in new matches. */
export function repeatingAuction({ game = auction, seats = 2, purse = 'plain' }: Seating = {}): AuctionMatch {
  const nonces = seatsOf(seats).map((seat) => `nonce ${seat}`)
  const source = repeatingSource(serverSecret, 'tuesday', nonces)
  return startMatch(game, { ...agreed(seats), options: { purse }, source })
}

function keyedNonces(seats: number): ChanceSource {
  return keyedSource(
    serverSecret,
    'tuesday',
    seatsOf(seats).map((seat) => `nonce ${seat}`),
  )
}

function agreed(seats: number): { match: string; players: readonly string[] } {
  return { match: 'tuesday', players: names.slice(0, seats) }
}

export function bid(seat: Seat, coins: number): AuctionMove {
  return { kind: 'bid', coins: secret(coins, [seat]) }
}

export const polish: AuctionMove = { kind: 'polish' }
export const done: AuctionMove = { kind: 'done' }
export const spyOn = (on: Seat): AuctionMove => ({ kind: 'spy', on })

/** Plays a legal move. */
export function play(match: AuctionMatch, seat: Seat, move: AuctionMove): Played<AuctionEvent> {
  const played = playMove(match, seat, move)
  if (!played.legal) throw new Error(`${played.rule} refuses ${move.kind} to seat ${seat}.`)
  return played
}

/** Every seat bids, in seat order; returns the events after the last bid. */
export function bids(match: AuctionMatch, ...coins: readonly number[]): readonly AuctionEvent[] {
  const events = seatsOf(coins.length).map((seat) => play(match, seat, bid(seat, coins[seat] ?? 0)).events)
  return events.at(-1) ?? []
}

/** Seat 0 buys every remaining lot for one coin until the auction is over. */
export function playToTheEnd(match: AuctionMatch): AuctionMatch {
  while (match.state.step.name !== 'over') {
    if (match.state.step.name === 'bidding') bids(match, ...match.state.bidders.map((_, seat) => (seat === 0 ? 1 : 0)))
    else play(match, match.state.step.winner, done)
  }
  return match
}

export function lotUnderTheHammer(match: AuctionMatch): LotId {
  const { step } = match.state
  if (step.name !== 'bidding') throw new Error(`There is no lot in step ${step.name}.`)
  return step.lot
}
