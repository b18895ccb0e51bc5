import {
  type BuyerKind,
  type BuyingOf,
  type CarOffer,
  explainPurchase,
  type LossOf,
  lossesTo,
  type PurchaseRules,
} from '@carriage/kraftwagen-family'
import { offerOf, salesNow } from '../scoring/sales.ts'
import type { Car, State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** The result of a market when its buyers buy. */
export interface MarketOutcome {
  /** What each active buyer does, in the order in which they buy: KW-9.11. */
  readonly purchases: readonly Purchase[]
  /** The result for each car, in the order of the market. */
  readonly fates: readonly Fate[]
  /** Money earned from sales, by seat. */
  readonly earned: readonly number[]
}

export type Purchase = Buying | Leaving

export type Buying = BuyingOf<Car, BuyerKind, string>

/** A buyer without an available car. */
export interface Leaving {
  readonly kind: 'leaves'
  readonly buyer: number
  readonly preference: BuyerKind
  readonly rule: 'KW-9.21'
}

export type Fate = Sold | Unsold

export interface Sold {
  readonly kind: 'sold'
  readonly car: Readonly<Car>
  readonly buyer: number
  readonly preference: BuyerKind
  readonly value: number
  readonly paid: number
  /** The buyers before this one, who took other cars. */
  readonly lost: readonly Loss[]
}

export interface Unsold {
  readonly kind: 'unsold'
  readonly car: Readonly<Car>
  readonly rule: 'KW-9.32'
  /** To all buyers; to none if there is no buyer. */
  readonly lost: readonly Loss[]
}

export type Loss = LossOf<Car, BuyerKind, string>

/** The sales as resolved by the rules, with reasons. */
export function outcomeOf(view: State): MarketOutcome {
  const { market, players } = view
  const left: (CarOffer | null)[] = market.map((car) => offerOf(componentTablesOf(view), car))
  const purchases: Purchase[] = []
  const sold = new Map<number, Buying>()
  const losses = market.map((): Loss[] => [])
  const earned = players.map(() => 0)

  for (const sale of salesNow(view)) {
    const { buyer, preference, bought } = sale
    if (!bought) {
      purchases.push({ kind: 'leaves', buyer, preference, rule: 'KW-9.21' })
      continue
    }
    const place = market.indexOf(bought.car)
    left[place] = null // KW-9.12
    const buying = explainPurchase(sale, bought, market, left, rules)
    purchases.push(buying)
    sold.set(place, buying)
    earned[bought.car.owner] = (earned[bought.car.owner] ?? 0) + bought.paid
    for (const [i, loss] of lossesTo(sale, bought, market, left, rules).entries()) if (loss) losses[i]?.push(loss)
  }

  const fates = market.map((car, i): Fate => {
    const lost = losses[i] ?? []
    const buying = sold.get(i)
    if (!buying) return { kind: 'unsold', car, rule: 'KW-9.32', lost }
    const { buyer, preference, value, paid } = buying
    return { kind: 'sold', car, buyer, preference, value, paid, lost }
  })
  return { purchases, fates, earned }
}

const rules: PurchaseRules<BuyerKind, string> = {
  preference: { body: 'KW-9.13', engine: 'KW-9.14', prestige: 'KW-9.15', price: 'KW-9.16' },
  cheapest: 'KW-9.18',
  only: 'KW-9.20',
  times: ['KW-9.22', 'KW-9.23', 'KW-6.31'],
}
