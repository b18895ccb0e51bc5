import { choose, type Offer, type Preference } from '@carriage/motorworks'
import { type Bought, offerOf, type Sale, salesNow } from '../scoring/sales.ts'
import type { Car, State } from '../state.ts'
import { tablesOf } from '../tables.ts'

/** The result of a market when its buyers buy. */
export interface MarketOutcome {
  /** What each active buyer does, in the order in which they buy: KW-9.11. */
  readonly purchases: readonly Purchase[]
  /** The result for each car, in the order of the market. */
  readonly fates: readonly Fate[]
  /** What the sales bring each seat. */
  readonly earned: readonly number[]
}

export type Purchase = Buying | Leaving

export interface Buying {
  readonly kind: 'buys'
  /** The buyer's place in the row, from 0. */
  readonly buyer: number
  readonly preference: Preference
  readonly car: Readonly<Car>
  /** What the car has of what the buyer wants, with a marker on it; for a price buyer its price. */
  readonly value: number
  /** Cars that suited the buyer as well and lost because they cost more. */
  readonly tied: readonly Readonly<Car>[]
  /** The car that the buyer would take in its place. */
  readonly runnerUp: { readonly car: Readonly<Car>; readonly value: number } | null
  /** What decided: the preference, the price among equal cars, or that no other car was left. */
  readonly rule: string
  /** How often the price is paid, by which rule, and what a Daimler marker adds. */
  readonly times: number
  readonly timesRule: string
  readonly bonus: number
  /** What the owner of the car gets in all. */
  readonly paid: number
}

/** A buyer who finds no car. */
export interface Leaving {
  readonly kind: 'leaves'
  readonly buyer: number
  readonly preference: Preference
  readonly rule: 'KW-9.21'
}

export type Fate = Sold | Unsold

export interface Sold {
  readonly kind: 'sold'
  readonly car: Readonly<Car>
  readonly buyer: number
  readonly preference: Preference
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

/** Why a buyer took another car. */
export interface Loss {
  readonly buyer: number
  readonly preference: Preference
  /** The car that was taken. */
  readonly to: Readonly<Car>
  /** It had more of what the buyer wants, or as much for less money. */
  readonly on: 'value' | 'price'
  /** How much this car lacked of it, or how much more it cost. */
  readonly by: number
  readonly rule: string
}

/** The sales as the rules resolve them, with the reasons. */
export function outcomeOf(view: State): MarketOutcome {
  const { market, players } = view
  const left: (Offer | null)[] = market.map((car) => offerOf(tablesOf(view), car))
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
    const next = choose(preference, left)
    const nextCar = next && market[next.car]
    const buying = buyingOf(sale, bought, nextCar ? { car: nextCar, value: next.value } : null)
    purchases.push(buying)
    sold.set(place, buying)
    earned[bought.car.owner] = (earned[bought.car.owner] ?? 0) + bought.paid
    left.forEach((offer, i) => {
      const car = market[i]
      if (offer && car) losses[i]?.push(lossTo(sale, bought, car, offer))
    })
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

function buyingOf({ buyer, preference }: Sale, bought: Bought, runnerUp: Buying['runnerUp']): Buying {
  const { car, value, rivals, times, bonus, paid } = bought
  return {
    kind: 'buys',
    buyer,
    preference,
    car,
    value,
    tied: rivals,
    runnerUp,
    rule: rivals.length > 0 ? 'KW-9.18' : runnerUp ? preferenceRules[preference] : 'KW-9.20',
    times,
    timesRule: times === 1 ? 'KW-9.22' : times === 2 ? 'KW-9.23' : 'KW-6.31',
    bonus,
    paid,
  }
}

function lossTo({ buyer, preference }: Sale, { car: to, value, rivals }: Bought, car: Car, offer: Offer): Loss {
  const on = rivals.includes(car) ? 'price' : 'value'
  return {
    buyer,
    preference,
    to,
    on,
    by: on === 'price' ? car.price - to.price : Math.abs(offer[preference] - value),
    rule: on === 'price' ? 'KW-9.18' : preferenceRules[preference],
  }
}

const preferenceRules: Readonly<Record<Preference, string>> = {
  body: 'KW-9.13',
  engine: 'KW-9.14',
  prestige: 'KW-9.15',
  price: 'KW-9.16',
}
