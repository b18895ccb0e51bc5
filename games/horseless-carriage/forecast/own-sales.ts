import type { Seat } from '@carriage/kernel'
import { clone } from '../clone.ts'
import type { DealershipSize } from '../components/index.ts'
import { nicheAt, nichesIn, xOf, yOf } from '../market/niches.ts'
import { revenueOf } from '../market/sales.ts'
import { offerOf, windowsOf } from '../market/windows.ts'
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
import { nicheSales } from './niche-sales.ts'
import { told, tryingTable } from './what-if.ts'

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
    .filter((dealership) => sellsAnything(start, offer, dealership))
    .map(({ size }) => size)
  const orders = permutations(sizes).map((dealerships): SalesOrder => {
    let state = start
    const turns: SaleTurn[] = []
    for (const size of dealerships) {
      const best = bestOf(state, seat, size)
      state = best.state
      turns.push(...best.turns)
    }
    return { dealerships, turns, income: incomeOf(turns) }
  })
  return orders.sort((a, b) => b.income - a.income)
}

/** The view at the beginning of a turn of this seat, without other sellers at the market. */
function sellingAlone(view: State, seat: Seat, offer: SalesOffer): State {
  const offers: SalesOffer[] = view.players.map(() => ({ dealerships: [], mainlines: [] }))
  offers[seat] = offer
  return { ...view, stage: { name: 'sales', selling: [seat], offers, step: { name: 'dealership' } } }
}

function sellsAnything(state: State, offer: SalesOffer, dealership: Dealership): boolean {
  return dealership.open && windowsFor(state, offer, dealership).length > 0
}

interface Trial {
  readonly state: State
  readonly turns: readonly SaleTurn[]
}

/** The trial with the window that brings the most. */
function bestOf(state: State, seat: Seat, size: DealershipSize): Trial {
  const offer = offerOf(expectStage(state, 'sales'), seat)
  const dealership = offer.dealerships.find((one) => one.size === size)
  let best: Trial = { state, turns: [] }
  if (!dealership) return best
  for (const window of windowsFor(state, offer, dealership)) {
    const trial = sellOut(state, seat, dealership, window)
    if (incomeOf(trial.turns) > incomeOf(best.turns)) best = trial
  }
  return best
}

/** The window that lies there, or the first of all those that show the same buyers. */
function windowsFor(state: State, offer: SalesOffer, dealership: Dealership): MarketWindow[] {
  const found = new Map<string, MarketWindow>()
  for (const window of dealership.placed ? [dealership.placed] : windowsOf(state, dealership)) {
    const selling = nichesIn(window).filter((niche) => nicheSales(state, offer, dealership, niche).length > 0)
    const key = selling.join()
    if (selling.length > 0 && !found.has(key)) found.set(key, window)
  }
  return [...found.values()]
}

function sellOut(from: State, seat: Seat, { size, placed }: Dealership, window: MarketWindow): Trial {
  const state = clone(from)
  const stage = expectStage(state, 'sales')
  const turns: SaleTurn[] = []
  const price = (niche: number) => revenueOf(state, niche, 'car').price
  for (const niche of nichesIn(window).sort((a, b) => price(b) - price(a))) {
    const offer = offerOf(stage, seat)
    const dealership = offer.dealerships.find((one) => one.size === size)
    if (!dealership || nicheSales(state, offer, dealership, niche).length === 0) continue
    const placing = placed === null && turns.length === 0 ? window : null
    turns.push(sell(state, stage, seat, { dealership: size, window: placing, x: xOf(niche), y: yOf(niche) }))
  }
  return { state, turns }
}

function sell(state: State, stage: SalesStage, seat: Seat, turn: Omit<SaleTurn, 'earned'>): SaleTurn {
  const { dealership, window, x, y } = turn
  const fx = tryingTable()
  if (window) placeWindow(stage, seat, dealership, window, fx)
  else useDealership(stage, dealership)
  if (stage.step.name === 'niche') sellTo(stage, stage.step, nicheAt(x, y))
  while (stage.step.name === 'deliver') deliverVehicles(state, stage, stage.step, seat, {}, fx)
  return { ...turn, earned: incomeOf(told(fx, 'vehiclesSold')) }
}

function incomeOf(sales: readonly { readonly earned: number }[]): number {
  return sales.reduce((sum, { earned }) => sum + earned, 0)
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return items.length === 0 ? [] : [items.slice()]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
