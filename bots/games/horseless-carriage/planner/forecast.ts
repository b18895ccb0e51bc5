import {
  type Axes,
  countAt,
  type Mainline,
  nicheAt,
  nicheCount,
  nichesIn,
  reachOf,
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

/** The market of one year as the planning seat sees it: what the niches require, and the buyers in them. */
export interface Market extends Axes, Pick<State, 'options'> {
  /** The buyers who pay most come first. */
  readonly demand: readonly Demand[]
}

/** Buyers of one type in one niche. In a year to come their number is an expectation, and no whole number. */
export interface Demand {
  readonly type: VehicleType
  readonly x: number
  readonly y: number
  readonly buyers: number
  /** What one vehicle earns here. */
  readonly earns: number
}

/** A dealership in a year to come: `likely` is how sure it is that it can be opened. */
export interface Outlet extends Brochure {
  readonly likely?: number
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
export function forecast(market: Market, outlets: readonly Outlet[], mainlines: readonly Mainline[]): Forecast {
  const shop: Shop = {
    market,
    waiting: market.demand.map(({ buyers }) => buyers),
    mainlines,
  }
  const unplaced = outlets.filter(({ open }) => open)
  let vehicles = 0
  let earned = 0
  while (unplaced.length > 0) {
    let best: Frame | undefined
    let seller = 0
    let most = 0
    for (const [index, outlet] of unplaced.entries()) {
      const stock = stockOf(shop, outlet)
      const { likely = 1 } = outlet
      for (const frame of framesFor(market, outlet)) {
        const offered = likely * offeredIn(shop, frame, stock)
        if (offered > most) [most, best, seller] = [offered, frame, index]
      }
    }
    const [outlet] = best ? unplaced.splice(seller, 1) : []
    if (!best || !outlet) break
    vehicles += sell(shop, outlet, best)
    earned += most
  }
  return { vehicles, earned }
}

/** The demand at some niches, dearest first. */
type Frame = readonly number[]

interface Shop {
  readonly market: Market
  /** Buyers that are left, as in the demand. */
  readonly waiting: number[]
  readonly mainlines: readonly Mainline[]
}

/** A market is asked for thousands of times: what lies in its windows is found out once. */
const known = new WeakMap<Market, Map<string, readonly Frame[]>>()

/** What lies in each window that the dealership could place and that holds buyers: HC-7.7, HC-7.8. */
function framesFor(market: Market, outlet: Outlet): readonly Frame[] {
  const reach = reachOf(market, outlet.specs)
  const key = `${outlet.window} ${reach.x} ${reach.y}`
  let ofMarket = known.get(market)
  if (!ofMarket) {
    ofMarket = new Map()
    known.set(market, ofMarket)
  }
  let frames = ofMarket.get(key)
  if (!frames) {
    frames = findFrames(market, outlet)
    ofMarket.set(key, frames)
  }
  return frames
}

function findFrames(market: Market, outlet: Outlet): Frame[] {
  const byNiche: number[][] = Array.from({ length: nicheCount }, () => [])
  for (const [index, { x, y }] of market.demand.entries()) byNiche[nicheAt(x, y)]?.push(index)
  const frames: Frame[] = []
  for (const window of windowsOf(market, outlet)) {
    const frame = nichesIn(window).flatMap((niche) => byNiche[niche] ?? [])
    if (frame.length > 0) frames.push(frame.sort((a, b) => a - b))
  }
  return frames
}

type Stock = Record<VehicleType, number>

/** HC-6.11 the stock of all mainlines beside a dealership. */
function stockOf({ mainlines }: Shop, outlet: Outlet): Stock {
  const stock = { car: 0, sports: 0, truck: 0 }
  for (const mainline of mainlines)
    if (outlet.mainlines.includes(mainline.piece)) stock[mainline.type] += mainline.stock
  return stock
}

/** What a window earns, best price first. */
function offeredIn({ market, waiting }: Shop, frame: Frame, { car, sports, truck }: Stock): number {
  const stock = { car, sports, truck }
  let earned = 0
  for (const index of frame) {
    const niche = market.demand[index]
    if (!niche) continue
    const sold = Math.min(waiting[index] ?? 0, stock[niche.type])
    stock[niche.type] -= sold
    earned += sold * niche.earns
  }
  return earned
}

/** Takes what is sold in a window from stock and buyers. */
function sell(shop: Shop, outlet: Outlet, frame: Frame): number {
  const stock = stockOf(shop, outlet)
  let vehicles = 0
  for (const index of frame) {
    const niche = shop.market.demand[index]
    if (!niche) continue
    const sold = Math.min(shop.waiting[index] ?? 0, stock[niche.type])
    if (sold === 0) continue
    stock[niche.type] -= sold
    vehicles += sold
    shop.waiting[index] = (shop.waiting[index] ?? 0) - sold
    deliver(shop, outlet, niche.type, sold)
  }
  return vehicles
}

function deliver({ mainlines }: Shop, outlet: Outlet, type: VehicleType, vehicles: number): void {
  let due = vehicles
  for (const mainline of mainlines) {
    if (mainline.type !== type || !outlet.mainlines.includes(mainline.piece)) continue
    const taken = Math.min(due, mainline.stock)
    mainline.stock -= taken
    due -= taken
  }
}
