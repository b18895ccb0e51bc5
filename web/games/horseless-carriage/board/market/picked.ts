import type { SaleOffer } from './sale-plan.ts'

/** The selected sale, and which of its windows. */
export interface Picked {
  readonly dealership: SaleOffer['dealership']
  readonly x: number
  readonly y: number
  readonly turn: number
}

export function sameOffer({ dealership, niche }: SaleOffer, picked: Picked): boolean {
  return dealership === picked.dealership && niche.x === picked.x && niche.y === picked.y
}
