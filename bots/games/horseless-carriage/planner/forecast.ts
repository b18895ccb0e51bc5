import {
  type Axes,
  countAt,
  type Mainline,
  type MarketWindow,
  nicheCount,
  type State,
  segmentAt,
  tablesOf,
  typesIn,
  type VehicleType,
  windowsOf,
  xOf,
  yOf,
} from '@carriage/horseless-carriage'
import type { Brochure } from '@carriage/horseless-carriage/factory'

/** The market as the planning seat sees it: what the niches require, and the buyers in them. */
export interface Market extends Axes, Pick<State, 'options'> {
  /** The buyers who pay most come first. */
  readonly demand: readonly Demand[]
}

interface Demand {
  readonly type: VehicleType
  readonly x: number
  readonly y: number
  readonly buyers: number
  /** What one vehicle earns here. */
  readonly earns: number
}

/** What a seat could sell if it had the market alone. */
export interface Forecast {
  readonly vehicles: number
  readonly earned: number
}

/** The buyers of a market, at the current prices of their segments. */
export function demandOf(state: State): Demand[] {
  const tables = tablesOf(state)
  const demand: Demand[] = []
  for (const type of typesIn(state.options))
    for (let niche = 0; niche < nicheCount; niche++) {
      const buyers = countAt(state.buyers, type, niche)
      if (buyers === 0) continue
      const earns = (state.prices[segmentAt(tables, niche)] ?? 0) + tables.components.bonuses.rows[type] // HC-7.22
      demand.push({ type, x: xOf(niche), y: yOf(niche), buyers, earns })
    }
  return demand.sort((a, b) => b.earns - a.earns)
}

/** Sells as much as possible: the window that earns most is always placed next. */
export function forecast(market: Market, brochures: readonly Brochure[], mainlines: readonly Mainline[]): Forecast {
  const shop: Shop = { market, waiting: market.demand.map(({ buyers }) => buyers), mainlines }
  const unplaced = brochures.filter(({ open }) => open)
  let vehicles = 0
  let earned = 0
  for (;;) {
    let best: { readonly brochure: Brochure; readonly window: MarketWindow } | undefined
    let most = 0
    for (const brochure of unplaced)
      for (const window of windowsOf(market, brochure)) {
        const { earned: offered } = sellIn(shop, brochure, window)
        if (offered > most) [most, best] = [offered, { brochure, window }]
      }
    if (!best) return { vehicles, earned }
    const sold = sellIn(shop, best.brochure, best.window, true)
    vehicles += sold.vehicles
    earned += sold.earned
    unplaced.splice(unplaced.indexOf(best.brochure), 1)
  }
}

interface Shop {
  readonly market: Market
  /** Buyers that are left, as in the demand. */
  readonly waiting: number[]
  readonly mainlines: readonly Mainline[]
}

/** What a dealership sells in a window, best price first. Stock and buyers are reduced only if the sale is made. */
function sellIn(shop: Shop, brochure: Brochure, { x, y, w, h }: MarketWindow, meant = false): Forecast {
  const stock = { car: -1, sports: -1, truck: -1 }
  let vehicles = 0
  let earned = 0
  for (const [index, niche] of shop.market.demand.entries()) {
    if (niche.x < x || niche.x >= x + w || niche.y < y || niche.y >= y + h) continue
    if (stock[niche.type] === -1) stock[niche.type] = stockOf(shop, brochure, niche.type)
    const sold = Math.min(shop.waiting[index] ?? 0, stock[niche.type])
    if (sold === 0) continue
    stock[niche.type] -= sold
    vehicles += sold
    earned += sold * niche.earns
    if (!meant) continue
    shop.waiting[index] = (shop.waiting[index] ?? 0) - sold
    deliver(shop, brochure, niche.type, sold)
  }
  return { vehicles, earned }
}

/** HC-6.11 the stock of all mainlines beside a dealership. */
function stockOf({ mainlines }: Shop, brochure: Brochure, type: VehicleType): number {
  let sum = 0
  for (const mainline of mainlines)
    if (mainline.type === type && brochure.mainlines.includes(mainline.piece)) sum += mainline.stock
  return sum
}

function deliver({ mainlines }: Shop, brochure: Brochure, type: VehicleType, vehicles: number): void {
  let due = vehicles
  for (const mainline of mainlines) {
    if (mainline.type !== type || !brochure.mainlines.includes(mainline.piece)) continue
    const taken = Math.min(due, mainline.stock)
    mainline.stock -= taken
    due -= taken
  }
}
