import type { Seat } from '@carriage/kernel'
import type { DealershipSize } from '../components/index.ts'
import type { Plan } from '../factory/index.ts'
import { nichesIn, xOf, yOf } from '../market/niches.ts'
import { offerOf, windowsOf } from '../market/windows.ts'
import { offerInYear } from '../phases/brochures.ts'
import { type Dealership, type MarketWindow, type SalesOffer, type State, salesOrder } from '../state.ts'
import { type NicheSale, nicheSales } from './niche-sales.ts'
import { ownSales, type SalesOrder } from './own-sales.ts'
import { withPlan } from './plan-forecast.ts'

export interface SalesForecast {
  /** Who has a turn before the seat's next one, unless skipped; null if the seat sells nothing more this year. */
  readonly before: readonly Seat[] | null
  readonly dealerships: readonly DealershipSales[]
  /** Every order of the seat's dealerships, the best first. It is undisturbed: what rivals buy up is ignored. */
  readonly orders: readonly SalesOrder[]
}

export interface DealershipSales {
  readonly size: DealershipSize
  readonly open: boolean
  /** Why it cannot sell: it is closed, or there is no buyer for it. */
  readonly rule: 'HC-7.3' | 'HC-7.18' | null
  readonly placed: MarketWindow | null
  /** Where it could sell in its next turn. */
  readonly niches: readonly NicheForecast[]
}

export interface NicheForecast {
  readonly x: number
  readonly y: number
  readonly sales: readonly NicheSale[]
  /** What the turn earns. */
  readonly income: number
  /** The windows that show this niche: the one that lies there, or all that could be placed. */
  readonly windows: readonly MarketWindow[]
}

/** What a seat can sell with the buyers of this moment; before phase 5 as if it came next, perhaps with a plan built. */
export function salesForecast(view: State, seat: Seat, plan?: Plan): SalesForecast {
  const { stage } = view
  const offer =
    stage.name === 'sales' ? offerOf(stage, seat) : offerInYear(plan ? withPlan(view, seat, plan) : view, seat)
  const selling = stage.name === 'sales' ? stage.selling : salesOrder(view)
  const turn = selling.indexOf(seat)
  return {
    before: turn < 0 ? null : selling.slice(0, turn),
    dealerships: offer.dealerships.map((dealership) => dealershipSales(view, offer, dealership)),
    orders: ownSales(view, seat, offer),
  }
}

function dealershipSales(view: State, offer: SalesOffer, dealership: Dealership): DealershipSales {
  const { size, open, placed } = dealership
  const niches = open ? nichesOf(view, offer, dealership) : []
  return { size, open, rule: open ? (niches.length === 0 ? 'HC-7.18' : null) : 'HC-7.3', placed, niches }
}

function nichesOf(view: State, offer: SalesOffer, dealership: Dealership): NicheForecast[] {
  const showing = new Map<number, MarketWindow[]>()
  for (const window of dealership.placed ? [dealership.placed] : windowsOf(view, dealership))
    for (const niche of nichesIn(window)) showing.set(niche, [...(showing.get(niche) ?? []), window])
  const found: NicheForecast[] = []
  for (const [niche, windows] of [...showing].sort(([a], [b]) => a - b)) {
    const sales = nicheSales(view, offer, dealership, niche)
    if (sales.length === 0) continue
    const income = sales.reduce((sum, { earned }) => sum + earned, 0)
    found.push({ x: xOf(niche), y: yOf(niche), sales, income, windows })
  }
  return found
}
