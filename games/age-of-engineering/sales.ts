import type { Seat } from '@carriage/kernel'
import { type BoughtCar, type CarOffer, chooseCar } from '@carriage/kraftwagen-family'
import type { Investor, Preference } from './components/index.ts'

import { amountFor, conditionOf, leastFor } from './investors.ts'
import type { Options } from './options.ts'
import type { RuleId } from './rulebook/index.ts'
import { type ActiveBuyer, type Car, type Company, companyOf, type EngagedInvestor, type State } from './state.ts'
import { type ComponentTables, componentTablesOf, markerValue } from './tables.ts'

/** The criteria of buyers and investors, most important first. */
export const saleRules: readonly RuleId[] = [
  'AE-10.11',
  'AE-10.12',
  'AE-10.13',
  'AE-10.14',
  'AE-10.15',
  'AE-10.16',
  'AE-10.19',
  'AE-10.22',
  'AE-7.12',
  'AE-7.13',
]

/** A purchase by an active buyer, or by an investor after all of them. */
export type Sale = BuyerSale | InvestorSale

export interface BuyerSale {
  readonly by: 'buyer'
  /** The place in the row, from 0. */
  readonly buyer: number
  readonly preference: Preference
  /** Null if no car was left: AE-10.26. */
  readonly bought: Bought | null
}

export interface InvestorSale {
  readonly by: 'investor'
  /** The place on the track, from 0. */
  readonly place: number
  readonly investor: Investor
  /** Null if no car fitted: AE-7.14. */
  readonly bought: Bought | null
}

export interface Bought extends BoughtCar<Car> {
  /** Production tokens on the car before this sale: one is spent, and without one the car leaves. */
  readonly tokens: number
}

/** A market and the customers who will come to it. */
export interface SaleOptions {
  readonly tables: ComponentTables
  readonly options: Options
  readonly market: readonly Car[]
  readonly activeBuyers: readonly ActiveBuyer[]
  readonly investorTrack: readonly EngagedInvestor[]
  readonly seller: (seat: Seat) => Company
}

/** All purchases if they happened now. Players have no influence: AE-10.2. */
export function salesNow(state: State): Sale[] {
  return planSales(termsOf(state))
}

function termsOf(state: State): SaleOptions {
  return {
    tables: componentTablesOf(state),
    options: state.options,
    market: state.market,
    activeBuyers: state.activeBuyers,
    investorTrack: state.investorTrack,
    seller: (seat) => companyOf(state, seat),
  }
}

/** The sales of any market, AE-10.25 including several cars of one company: for the scoring and for forecasts. */
export function planSales(options: SaleOptions): Sale[] {
  const stall = new Stall(options)
  // AE-10.11 from top to bottom; AE-10.32, AE-7.12 the investors after all buyers
  const buyers = options.activeBuyers.map((active, buyer): Sale => {
    const { preference } = active
    return { by: 'buyer', buyer, preference, bought: stall.buyerTakes(active) }
  })
  const investors = options.investorTrack.map(({ investor }, place): Sale => {
    return { by: 'investor', place, investor, bought: stall.investorTakes(investor) }
  })
  return [...buyers, ...investors]
}

/** The remaining cars as customers buy one after another. */
class Stall {
  readonly #terms: SaleOptions
  readonly #offers: (CarOffer<Preference> | null)[]
  readonly #tokens: number[]

  constructor(options: SaleOptions) {
    this.#terms = options
    this.#offers = options.market.map((car) => offerOf(options.tables, car))
    this.#tokens = options.market.map(({ productionTokens }) => productionTokens)
  }

  buyerTakes({ preference, packard }: ActiveBuyer): Bought | null {
    const { market, tables, seller } = this.#terms
    const choice = chooseCar(preference, this.#offers) // AE-10.12, AE-10.13, AE-10.14, AE-10.15, AE-10.16
    const car = choice && market[choice.car]
    if (!car) return null
    const times = timesPaid(preference, seller(car.owner)) // AE-10.18 to AE-10.20, AE-10.24
    const bonus = packard ? markerValue(tables, packard) : 0
    const rivals = market.filter((_, i) => choice.undercut.includes(i))
    const paid = car.price * times + bonus // AE-6.21, AE-6.22, AE-10.21
    return { car, value: choice.value, rivals, times, bonus, paid, tokens: this.#sell(choice.car) }
  }

  investorTakes(investor: Investor): Bought | null {
    const { market } = this.#terms
    let cheapest = -1
    const fitting: number[] = []
    for (let i = 0; i < market.length; i++) {
      if (!this.#fits(investor, i)) continue
      fitting.push(i)
      if (cheapest < 0 || priceAt(market, i) < priceAt(market, cheapest)) cheapest = i // AE-7.13, AE-7.27
    }
    const car = market[cheapest]
    if (!car) return null
    const rivals = market.filter((_, i) => i !== cheapest && fitting.includes(i))
    const value = this.#amount(investor, cheapest)
    return { car, value, rivals, times: 1, bonus: 0, paid: car.price, tokens: this.#sell(cheapest) } // AE-7.15
  }

  #fits(investor: Investor, i: number): boolean {
    if (!this.#offers[i]) return false
    return this.#amount(investor, i) >= leastFor(conditionOf(this.#terms.tables, investor))
  }

  #amount(investor: Investor, i: number): number {
    const { tables, options, market, seller } = this.#terms
    const offer = this.#offers[i]
    const car = market[i]
    if (!offer || !car) return 0
    const owner = seller(car.owner)
    return amountFor(conditionOf(tables, investor), { offer, owner, laps: owner.raceCar.laps }, options)
  }

  /**
   * AE-10.22, AE-7.7 A token is spent and AE-10.23 the car stays, or AE-10.27 the car leaves. Returns the previous
   * number of tokens.
   */
  #sell(i: number): number {
    const tokens = this.#tokens[i] ?? 0
    if (tokens > 0) this.#tokens[i] = tokens - 1
    else this.#offers[i] = null
    return tokens
  }
}

function priceAt(market: readonly Car[], i: number): number {
  return market[i]?.price ?? 0
}

/** AE-9.9 A car as customers see it, AE-6.7, AE-6.9 possibly above 7; AE-6.28 the salesperson counts as three. */
export function offerOf(
  tables: ComponentTables,
  { body, engine, workers, salesperson, price, marker }: Car,
): CarOffer<Preference> {
  const luxury = workers + (salesperson ? tables.components.workers.salespersonLuxury : 0)
  if (marker === null) return { body, engine, luxury, price }
  const raise = markerValue(tables, marker)
  return tables.components.engineeringMarkers.rows[marker].kind === 'engine'
    ? { body, engine: engine + raise, luxury, price } // AE-6.6
    : { body: body + raise, engine, luxury, price } // AE-6.8
}

/**
 * How many times a buyer pays the price: a price buyer twice (AE-10.19), or three times if the seller has Brayton
 * (AE-6.35).
 */
function timesPaid(preference: Preference, seller: Company): number {
  if (preference !== 'price') return 1 // AE-10.18
  return seller.engineers.includes('brayton') ? 3 : 2
}
