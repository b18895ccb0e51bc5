import { type Phrase, seatName } from '@carriage/kernel'
import { list, type Value } from '@carriage/motorworks'
import type { Preference } from '../components/index.ts'
import type { Car } from '../state.ts'
import { buyer } from './things.ts'

/** A purchase of a buyer, as the rules plan it and as events tell it. */
export interface Purchase {
  readonly preference: Preference
  readonly car: Readonly<Car>
  /** What the car has of what the buyer wanted. */
  readonly value: number
  /** Cars that suited as well and cost more. */
  readonly rivals: readonly Readonly<Car>[]
  readonly times: number
  readonly bonus: number
  readonly paid: number
}

/** Who sells, for how much and why: one sentence. */
export function saleSentence(purchase: Purchase): Phrase {
  const { preference, car, value, rivals } = purchase
  const values = { buyer: buyer(preference), seat: seatName(car.owner), sum: sum(purchase) }
  if (rivals.length === 0) return { id: `event.carSold.${preference}`, values: { ...values, value } }
  const equal = { id: `equal.${preference}`, values: { value } }
  return {
    id: 'event.carSold.tie',
    values: { ...values, cars: rivals.length + 1, equal, offers: offersOf([car, ...rivals]) },
  }
}

/** Cars by owner and price, the cheapest first. */
export function offersOf(cars: readonly Readonly<Car>[]): Value {
  const byPrice = cars.toSorted((a, b) => a.price - b.price)
  return list(
    byPrice.map(({ owner, price }) => ({ id: 'offer', values: { seat: seatName(owner), price } })),
    'comma',
  )
}

/** What a buyer pays, with the sum that leads to it. */
export function sum({ car: { price }, times, bonus, paid }: Omit<Purchase, 'preference'>): Phrase {
  const id = times > 1 ? (bonus > 0 ? 'sum.timesAndBonus' : 'sum.times') : bonus > 0 ? 'sum.bonus' : 'sum'
  return { id, values: { price, times, bonus, paid } }
}
