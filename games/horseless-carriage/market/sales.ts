import type { VehicleType } from '../components/index.ts'
import type { Dealership, SalesOffer, State } from '../state.ts'
import { tablesOf } from '../tables.ts'
import { countAt, nicheAt, nicheCount, nichesIn, reachOf, segmentAt } from './niches.ts'

/** HC-7.18 Whether an open dealership has stock for a buyer in its window or, if that is not placed, within its specs. */
export function canSell(state: State, offer: SalesOffer): boolean {
  return offer.dealerships.some((dealership) => {
    if (!dealership.open) return false // HC-7.3, HC-6.17
    if (dealership.placed) return nichesIn(dealership.placed).some((niche) => sellsAt(state, offer, dealership, niche))
    const reach = reachOf(state, dealership.specs)
    for (let y = 0; y <= reach.y; y++)
      for (let x = 0; x <= reach.x; x++) if (sellsAt(state, offer, dealership, nicheAt(x, y))) return true
    return false
  })
}

/** Whether a dealership would sell at least one vehicle here. */
export function sellsAt(state: State, offer: SalesOffer, dealership: Dealership, niche: number): boolean {
  return dealership.types.some((type) => amountOf(state, offer, dealership, niche, type) > 0)
}

/** The niches in which a dealership would sell at least one vehicle, regardless of its window. */
export function buyingNiches({ buyers }: Pick<State, 'buyers'>, offer: SalesOffer, dealership: Dealership): boolean[] {
  const buying: boolean[] = []
  for (let niche = 0; niche < nicheCount; niche++) buying.push(false)
  for (const type of dealership.types) {
    if (stockOf(offer, dealership, type) === 0) continue
    const waiting = buyers[type]
    for (let niche = 0; niche < nicheCount; niche++) if (waiting[niche]) buying[niche] = true
  }
  return buying
}

/**
 * HC-7.12 How many vehicles of a type a dealership sells in a niche: nothing can be held back; HC-7.15 the stock of other
 * dealerships does not count.
 */
export function amountOf(
  { buyers }: Pick<State, 'buyers'>,
  offer: SalesOffer,
  dealership: Dealership,
  niche: number,
  type: VehicleType,
): number {
  const waiting = countAt(buyers, type, niche)
  return waiting === 0 ? 0 : Math.min(waiting, stockOf(offer, dealership, type))
}

/** HC-6.11 The summed stock of the adjacent mainlines; HC-6.12 other dealerships may have drawn on it. */
export function stockOf(offer: SalesOffer, dealership: Dealership, type: VehicleType): number {
  let stock = 0
  for (const mainline of offer.mainlines)
    if (mainline.type === type && dealership.mainlines.includes(mainline.piece)) stock += mainline.stock
  return stock
}

/** What one vehicle brings in a niche. */
export function revenueOf(state: State, niche: number, type: VehicleType): { price: number; bonus: number } {
  const tables = tablesOf(state)
  const price = state.prices[segmentAt(tables, niche)] ?? 0 // HC-7.23
  return { price, bonus: tables.components.bonuses.rows[type] } // HC-7.22
}
