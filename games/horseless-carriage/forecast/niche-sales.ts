import type { VehicleType } from '../components/index.ts'
import { amountOf, revenueOf } from '../market/sales.ts'
import type { Dealership, SalesOffer, State } from '../state.ts'

/** What a dealership sells of one type in one turn in a niche. */
export interface NicheSale {
  readonly type: VehicleType
  readonly vehicles: number
  /** For one vehicle: HC-7.22, HC-7.23. */
  readonly price: number
  readonly bonus: number
  readonly earned: number
}

/** HC-7.12, HC-7.13 All that a dealership would sell in a niche now, regardless of its window. */
export function nicheSales(state: State, offer: SalesOffer, dealership: Dealership, niche: number): NicheSale[] {
  const sales: NicheSale[] = []
  for (const type of dealership.types) {
    const vehicles = amountOf(state, offer, dealership, niche, type)
    if (vehicles === 0) continue
    const { price, bonus } = revenueOf(state, niche, type)
    sales.push({ type, vehicles, price, bonus, earned: vehicles * (price + bonus) })
  }
  return sales
}
