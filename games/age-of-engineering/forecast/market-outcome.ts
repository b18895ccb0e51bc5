import {
  type BuyingOf,
  type CarOffer,
  explainPurchase,
  type LossOf,
  lossesTo,
  type PurchaseRules,
} from '@carriage/kraftwagen-family'
import type { Investor, Preference } from '../components/index.ts'
import { conditionRules } from '../investors.ts'
import type { RuleId } from '../rulebook/index.ts'
import { type Bought, type BuyerSale, type InvestorSale, offerOf, type Sale, salesNow } from '../sales.ts'
import type { Car, State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'
import { type Fitting, findFittingCars } from './fitting.ts'

/** The result of a market after all buyers and investors bought. */
export interface MarketOutcome {
  /** What each customer does, in buying order: AE-10.11, AE-7.12. */
  readonly purchases: readonly Purchase[]
  /** The result for each car, in market order. */
  readonly fates: readonly Fate[]
  /** Points earned from sales, by seat. */
  readonly earned: readonly number[]
}

export type Purchase = Buying | Leaving | Investing | NotInvesting

/** Fields common to all sales of a car. */
interface Selling {
  readonly car: Readonly<Car>
  /** Production tokens on the car before this sale. */
  readonly tokens: number
  /** Whether a token is spent and the car can be sold again, AE-10.22, instead of leaving, AE-10.27. */
  readonly stays: boolean
  /** The total paid to the owner. */
  readonly paid: number
}

export type Buying = BuyingOf<Car, Preference, RuleId> & Selling

/** A buyer without an available car. */
export interface Leaving {
  readonly kind: 'leaves'
  readonly buyer: number
  readonly preference: Preference
  readonly rule: 'AE-10.26'
}

export interface Investing extends Selling {
  readonly kind: 'invests'
  /** The investor's place on the track, from 0. */
  readonly place: number
  readonly investor: Investor
  /** Why each remaining car fits or does not, in market order. */
  readonly fitting: readonly Fitting[]
  readonly rule: RuleId
}

/** An investor without a fitting car, with what each remaining car lacks. */
export interface NotInvesting {
  readonly kind: 'declines'
  readonly place: number
  readonly investor: Investor
  readonly fitting: readonly Fitting[]
  readonly rule: 'AE-7.14'
}

/** All sales of a car, and why other customers chose another one. */
export interface Fate {
  readonly car: Readonly<Car>
  readonly sales: readonly (Buying | Investing)[]
  /** Whether it remains at the clean-up and leaves unsold: AE-10.33. */
  readonly unsold: boolean
  readonly paid: number
  /** Buyers who took another car while this one was available. */
  readonly lost: readonly Loss[]
}

export type Loss = LossOf<Car, Preference, RuleId>

/** The sales as resolved by the rules, with reasons. */
export function outcomeOf(view: State): MarketOutcome {
  const stand = new Stand(view)
  const purchases = salesNow(view).map((sale) => stand.serve(sale))
  return { purchases, fates: stand.fates(), earned: stand.earned }
}

/** The remaining cars as customers buy one after another. */
class Stand {
  readonly earned: number[]
  readonly #view: State
  readonly #left: (CarOffer<Preference> | null)[]
  readonly #sales: (Buying | Investing)[][]
  readonly #losses: Loss[][]

  constructor(view: State) {
    this.#view = view
    this.#left = view.market.map((car) => offerOf(componentTablesOf(view), car))
    this.#sales = view.market.map(() => [])
    this.#losses = view.market.map(() => [])
    this.earned = view.companies.map(() => 0)
  }

  serve(sale: Sale): Purchase {
    return sale.by === 'buyer' ? this.#buyer(sale) : this.#investor(sale)
  }

  fates(): Fate[] {
    return this.#view.market.map((car, i) => {
      const sales = this.#sales[i] ?? []
      const paid = sales.reduce((sum, sale) => sum + sale.paid, 0)
      return { car, sales, unsold: this.#left[i] !== null, paid, lost: this.#losses[i] ?? [] }
    })
  }

  #buyer(sale: BuyerSale): Buying | Leaving {
    const { buyer, preference, bought } = sale
    if (!bought) return { kind: 'leaves', buyer, preference, rule: 'AE-10.26' }
    const { market } = this.#view
    const place = market.indexOf(bought.car)
    const others = this.#left.map((offer, i) => (i === place ? null : offer))
    for (const [i, loss] of lossesTo(sale, bought, market, others, rules).entries())
      if (loss) this.#losses[i]?.push(loss)
    const buying = { ...explainPurchase(sale, bought, market, others, rules), ...selling(bought) }
    this.#sell(place, buying)
    return buying
  }

  #investor({ place, investor, bought }: InvestorSale): Investing | NotInvesting {
    const there = this.#view.market.filter((_, i) => this.#left[i] !== null)
    const fitting = findFittingCars(this.#view, investor, there)
    if (!bought) return { kind: 'declines', place, investor, fitting, rule: 'AE-7.14' }
    const rule = conditionRules[investor]
    const investing: Investing = { kind: 'invests', place, investor, fitting, rule, ...selling(bought) }
    this.#sell(this.#view.market.indexOf(bought.car), investing)
    return investing
  }

  #sell(place: number, sale: Buying | Investing): void {
    if (!sale.stays) this.#left[place] = null
    this.#sales[place]?.push(sale)
    const { owner } = sale.car
    this.earned[owner] = (this.earned[owner] ?? 0) + sale.paid
  }
}

function selling({ car, tokens, paid }: Bought): Selling {
  return { car, tokens, stays: tokens > 0, paid }
}

const rules: PurchaseRules<Preference, RuleId> = {
  preference: { body: 'AE-10.12', engine: 'AE-10.13', luxury: 'AE-10.14', price: 'AE-10.15' },
  cheapest: 'AE-10.16',
  only: 'AE-10.11',
  times: ['AE-10.18', 'AE-10.19', 'AE-10.20'],
}
