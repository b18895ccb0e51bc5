import type { Title } from '../title.ts'
import { auction, auctionV1 } from './auction.ts'
import { invariants } from './invariants.ts'
import type { AuctionEvent, AuctionMove, AuctionOptions, AuctionState } from './state.ts'
import { words } from './words.ts'

export { type Auction, auction, auctionV1 } from './auction.ts'
export type { AuctionEvent, AuctionMove, AuctionOptions, AuctionState } from './state.ts'

export const auctionTitle: Title<AuctionState, AuctionMove, AuctionOptions, AuctionEvent> = {
  about: { id: 'auction', name: 'The auction', order: 90, stage: 'trial' },
  versions: [auction, auctionV1],
  words,
  invariants,
  variants: [2, 3, 4].flatMap((seats) => [
    { seats, options: { purse: 'plain' } },
    { seats, options: { purse: 'deep' } },
  ]),
  survey: (events) => ({
    lotsWithdrawn: events.filter(({ kind }) => kind === 'lotWithdrawn').length,
    tiesDrawn: events.filter(({ kind }) => kind === 'tieDrawn').length,
  }),
}
