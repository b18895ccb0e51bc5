import type { Seat, Secret } from '@carriage/kernel'
import type { Kind, LotId } from './lots.ts'

/** Events for the log, the table and the digest. */
export type Event =
  | { readonly kind: 'lotOffered'; readonly lot: LotId }
  | { readonly kind: 'bidMade'; readonly seat: Seat; readonly coins: Secret<number> }
  | { readonly kind: 'bidsOpened'; readonly bids: readonly number[] }
  | { readonly kind: 'tieDrawn'; readonly among: readonly Seat[]; readonly winner: Seat }
  | { readonly kind: 'lotSold'; readonly lot: LotId; readonly to: Seat; readonly coins: number }
  | { readonly kind: 'lotWithdrawn'; readonly lot: LotId }
  | { readonly kind: 'polished'; readonly seat: Seat; readonly lot: LotId; readonly times: number }
  | { readonly kind: 'spied'; readonly seat: Seat; readonly on: Seat; readonly taste: Secret<Kind> }
  | { readonly kind: 'ended'; readonly tastes: readonly Kind[]; readonly scores: readonly number[] }
