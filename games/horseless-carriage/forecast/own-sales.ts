import type { Seat } from '@carriage/kernel'
import { clone } from '../clone.ts'
import type { DealershipSize } from '../components/index.ts'
import { countAt, nicheAt, nichesIn, xOf, yOf } from '../market/niches.ts'
import { buyingNiches, revenueOf, sellsAt, stockOf } from '../market/sales.ts'
import { dealershipOf, offerOf, windowsOf } from '../market/windows.ts'
import {
  type Dealership,
  expectStage,
  type MarketWindow,
  type SalesOffer,
  type SalesStage,
  type State,
} from '../state.ts'
import { placeWindow, useDealership } from '../steps/dealership.ts'
import { deliverVehicles } from '../steps/deliver.ts'
import { sellTo } from '../steps/niche.ts'
import { shownAs, tryingTable } from './what-if.ts'

/** One dealership after the other sells what it can, as if no other seat sold any more. */
export interface SalesOrder {
  readonly dealerships: readonly DealershipSize[]
  /** The turns, one sale each: HC-7.11. */
  readonly turns: readonly SaleTurn[]
  readonly income: number
}

export interface SaleTurn {
  readonly dealership: DealershipSize
  /** Where its window is placed in this turn; null if it lies there already. */
  readonly window: MarketWindow | null
  readonly x: number
  readonly y: number
  readonly earned: number
}

/**
 * The income of every order of a seat's dealerships. Each gets the window that brings it the most and sells to the
 * dearest niches first, which is best for all types at once, since their bonuses are the same everywhere; mainlines
 * deliver by rule (HC-7.27). The stock that one has sold is gone for the next: HC-6.12. Best first.
 */
export function ownSales(view: State, seat: Seat, offer: SalesOffer): SalesOrder[] {
  const start = sellingAlone(view, seat, offer)
  const sizes = offer.dealerships
    .filter((dealership) => dealership.open && windowsFor(start, offer, dealership).length > 0)
    .map(({ size }) => size)
  if (sizes.length === 0) return []
  return ordersOf(start, seat, { dealerships: [], turns: [], income: 0 }, sizes).sort((a, b) => b.income - a.income)
}

/** All orders that begin like this: what the first dealerships sell is found out once for all orders of the others. */
function ordersOf(state: State, seat: Seat, begun: SalesOrder, left: readonly DealershipSize[]): SalesOrder[] {
  if (left.length === 0) return [begun]
  return left.flatMap((size, index) => {
    const sold = bestOf(state, seat, size)
    const dealerships = [...begun.dealerships, size]
    const turns = [...begun.turns, ...sold.turns]
    const income = begun.income + incomeOf(sold.turns)
    return ordersOf(sold.state, seat, { dealerships, turns, income }, left.toSpliced(index, 1))
  })
}

/** The view at the beginning of a turn of this seat, without other sellers at the market. */
function sellingAlone(view: State, seat: Seat, offer: SalesOffer): State {
  const offers: SalesOffer[] = view.players.map(() => ({ dealerships: [], mainlines: [] }))
  offers[seat] = offer
  return { ...view, stage: { name: 'sales', selling: [seat], offers, step: { name: 'dealership' } } }
}

interface Trial {
  readonly state: State
  readonly turns: readonly SaleTurn[]
}

/** Sells with the window that brings the most. */
function bestOf(state: State, seat: Seat, size: DealershipSize): Trial {
  const offer = offerOf(expectStage(state, 'sales'), seat)
  const dealership = dealershipOf(offer, size)
  let best: MarketWindow | undefined
  let most = 0
  for (const window of dealership ? windowsFor(state, offer, dealership) : []) {
    const income = dealership ? incomeIn(state, offer, dealership, window) : 0
    if (income > most) [most, best] = [income, window]
  }
  return dealership && best ? sellOut(state, seat, dealership, best) : { state, turns: [] }
}

/** The window that lies there, or the first of all those that show the same buyers. */
function windowsFor(state: State, offer: SalesOffer, dealership: Dealership): MarketWindow[] {
  const buying = buyingNiches(state, offer, dealership)
  const found = new Map<string, MarketWindow>()
  for (const window of dealership.placed ? [dealership.placed] : windowsOf(state, dealership)) {
    let key = ''
    for (const niche of nichesIn(window)) if (buying[niche]) key += `${niche} `
    if (key !== '' && !found.has(key)) found.set(key, window)
  }
  return [...found.values()]
}

/** What a dealership sells for in a window, reckoned without making the sales: hundreds of windows are compared. */
function incomeIn(state: State, offer: SalesOffer, dealership: Dealership, window: MarketWindow): number {
  const niches = dearestFirst(state, window)
  let income = 0
  for (const type of dealership.types) {
    let stock = stockOf(offer, dealership, type)
    for (const niche of niches) {
      if (stock === 0) break
      const sold = Math.min(stock, countAt(state.buyers, type, niche))
      if (sold === 0) continue
      stock -= sold
      const { price, bonus } = revenueOf(state, niche, type)
      income += sold * (price + bonus)
    }
  }
  return income
}

function dearestFirst(state: State, window: MarketWindow): number[] {
  const price = (niche: number) => revenueOf(state, niche, 'car').price
  return nichesIn(window).sort((a, b) => price(b) - price(a))
}

function sellOut(from: State, seat: Seat, { size, placed }: Dealership, window: MarketWindow): Trial {
  const state = clone(from)
  const stage = expectStage(state, 'sales')
  const turns: SaleTurn[] = []
  for (const niche of dearestFirst(state, window)) {
    const offer = offerOf(stage, seat)
    const dealership = dealershipOf(offer, size)
    if (!dealership || !sellsAt(state, offer, dealership, niche)) continue
    const placing = placed === null && turns.length === 0 ? window : null
    turns.push(sell(state, stage, seat, { dealership: size, window: placing, x: xOf(niche), y: yOf(niche) }))
  }
  return { state, turns }
}

function sell(state: State, stage: SalesStage, seat: Seat, turn: Omit<SaleTurn, 'earned'>): SaleTurn {
  const { dealership, window, x, y } = turn
  const fx = tryingTable()
  if (window) placeWindow(state, stage, seat, dealership, window, fx)
  else useDealership(stage, dealership)
  if (stage.step.name === 'niche') sellTo(stage, stage.step, nicheAt(x, y))
  while (stage.step.name === 'deliver') deliverVehicles(state, stage, stage.step, seat, {}, fx)
  return { ...turn, earned: incomeOf(shownAs(fx, 'vehiclesSold')) }
}

function incomeOf(sales: readonly { readonly earned: number }[]): number {
  return sales.reduce((sum, { earned }) => sum + earned, 0)
}
