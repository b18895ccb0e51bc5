import type { Steps } from '@carriage/kernel'
import { biddingBy, type TieRule } from './bidding.ts'
import { over } from './over.ts'
import { sale } from './sale.ts'
import type { AuctionFormats } from './step.ts'

/** The steps in the order of play. The two rules versions differ in how ties are decided. */
export function stepsBy(breakTie: TieRule): Steps<AuctionFormats> {
  return {
    bidding: biddingBy(breakTie),
    sale,
    over,
  }
}
