import type { BuyerKind } from '@carriage/kraftwagen-family'
import type { Player } from '../state.ts'

/** How often a buyer pays the price: a price buyer twice (KW-9.23), or three times if the seller has Opel (KW-6.31). */
export function timesPaid(preference: BuyerKind, seller: Player): number {
  if (preference !== 'price') return 1 // KW-6.32
  return seller.engineers.includes('opel') ? 3 : 2
}
