import { type BoughtCar, type CarOffer, chooseCar } from './market.ts'

/** A purchase with its reasons. */
export interface BuyingOf<Car, Wanted extends string, Rule extends string> extends Omit<BoughtCar<Car>, 'rivals'> {
  readonly kind: 'buys'
  /** The buyer's place in the row, from 0. */
  readonly buyer: number
  readonly preference: Wanted
  /** Cars that suited the buyer as well and lost because they cost more. */
  readonly tied: readonly Readonly<Car>[]
  /** The car that the buyer would take in its place. */
  readonly runnerUp: { readonly car: Readonly<Car>; readonly value: number } | null
  /** What decided: the preference, the price among equal cars, or that no other car was left. */
  readonly rule: Rule
  readonly timesRule: Rule
}

/** Why a buyer took another car. */
export interface LossOf<Car, Wanted extends string, Rule extends string> {
  readonly buyer: number
  readonly preference: Wanted
  /** The car that was taken. */
  readonly to: Readonly<Car>
  /** It had more of what the buyer wants, or as much for less. */
  readonly on: 'value' | 'price'
  /** How much this car lacked of it, or how much more it cost. */
  readonly by: number
  readonly rule: Rule
}

/** The rules of an edition that explain a purchase. */
export interface PurchaseRules<Wanted extends string, Rule extends string> {
  readonly preference: Readonly<Record<Wanted, Rule>>
  /** Among cars that suit equally the cheapest is bought. */
  readonly cheapest: Rule
  /** No other car was left. */
  readonly only: Rule
  /** The price is paid once, twice, three times. */
  readonly times: readonly [Rule, Rule, Rule]
}

/** A buyer by place and preference. */
interface Buyer<Wanted extends string> {
  readonly buyer: number
  readonly preference: Wanted
}

/** Why a buyer takes this car; `others` are the offers without it, null for cars that are gone. */
export function explainPurchase<Car extends { readonly price: number }, Wanted extends string, Rule extends string>(
  { buyer, preference }: Buyer<Wanted>,
  { car, value, rivals, times, bonus, paid }: BoughtCar<Car>,
  market: readonly Car[],
  others: readonly (CarOffer<NoInfer<Wanted>> | null)[],
  rules: PurchaseRules<NoInfer<Wanted>, Rule>,
): BuyingOf<Car, Wanted, Rule> {
  const next = chooseCar(preference, others)
  const nextCar = next && market[next.car]
  const runnerUp = nextCar ? { car: nextCar, value: next.value } : null
  return {
    kind: 'buys',
    buyer,
    preference,
    car,
    value,
    tied: rivals,
    runnerUp,
    rule: rivals.length > 0 ? rules.cheapest : runnerUp ? rules.preference[preference] : rules.only,
    times,
    timesRule: rules.times[times - 1] ?? rules.times[2],
    bonus,
    paid,
  }
}

/** Why each other car that is there lost against the one that was taken; null for the car itself and those that are gone. */
export function lossesTo<Car extends { readonly price: number }, Wanted extends string, Rule extends string>(
  { buyer, preference }: Buyer<Wanted>,
  { car: to, value, rivals }: BoughtCar<Car>,
  market: readonly Car[],
  others: readonly (CarOffer<NoInfer<Wanted>> | null)[],
  rules: PurchaseRules<NoInfer<Wanted>, Rule>,
): (LossOf<Car, Wanted, Rule> | null)[] {
  return market.map((car, i) => {
    const offer = others[i]
    if (!offer) return null
    if (rivals.includes(car))
      return { buyer, preference, to, on: 'price', by: car.price - to.price, rule: rules.cheapest }
    return {
      buyer,
      preference,
      to,
      on: 'value',
      by: Math.abs(offer[preference] - value),
      rule: rules.preference[preference],
    }
  })
}
