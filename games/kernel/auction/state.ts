import * as z from 'zod/mini'
import type { Pile } from '../pile.ts'
import type { Seat } from '../seat.ts'
import { type Secret, sealed } from '../secret.ts'
import type { Kind, LotId } from './lots.ts'

export interface AuctionState {
  /** Control flow as data: what the table is doing now. */
  step: Step
  /** How many lots have come under the hammer. */
  drawn: number
  /** The lots that have not; which one comes next is decided when it is drawn. */
  lots: Pile<LotId>
  /** The undealt taste cards, hidden from all seats: with them known, a rival's card could be worked out. */
  tastes: Secret<Pile<Kind>>
  bidders: Bidder[]
}

export type Step =
  | { readonly name: 'bidding'; readonly lot: LotId }
  | { readonly name: 'sale'; readonly winner: Seat; readonly spied: boolean }
  | { readonly name: 'over' }

export interface Bidder {
  coins: number
  bid: Secret<number> | null
  taste: Secret<Kind> | Kind
  bought: Purchase[]
}

export interface Purchase {
  readonly lot: LotId
  polish: number
}

export const auctionOptions = z.strictObject({
  purse: z._default(z.enum(['plain', 'deep']), 'plain'),
})
export type AuctionOptions = z.infer<typeof auctionOptions>

const seatSchema = z.literal([0, 1, 2, 3, 4, 5, 6, 7])

export const auctionMove = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bid'), coins: sealed(z.int()) }),
  z.strictObject({ kind: z.literal('polish') }),
  z.strictObject({ kind: z.literal('spy'), on: seatSchema }),
  z.strictObject({ kind: z.literal('done') }),
])
export type AuctionMove = z.infer<typeof auctionMove>

export type AuctionEvent =
  | { readonly kind: 'lotOffered'; readonly lot: LotId }
  | { readonly kind: 'bidMade'; readonly seat: Seat; readonly coins: Secret<number> }
  | { readonly kind: 'bidsOpened'; readonly bids: readonly number[] }
  | { readonly kind: 'tieDrawn'; readonly among: readonly Seat[]; readonly winner: Seat }
  | { readonly kind: 'lotSold'; readonly lot: LotId; readonly to: Seat; readonly coins: number }
  | { readonly kind: 'lotWithdrawn'; readonly lot: LotId }
  | { readonly kind: 'polished'; readonly seat: Seat; readonly lot: LotId; readonly times: number }
  | { readonly kind: 'spied'; readonly seat: Seat; readonly on: Seat; readonly taste: Secret<Kind> }
  | { readonly kind: 'ended'; readonly tastes: readonly Kind[]; readonly scores: readonly number[] }
