import type { BuyerKind, PerPreference } from './buyers.ts'

/** A car as a buyer sees it, including all modifiers. */
export type CarOffer<Wanted extends string = BuyerKind> = Readonly<PerPreference<number, Wanted>> & {
  readonly price: number
}

/** A car that was sold, and what was paid for it. */
export interface BoughtCar<Car> {
  readonly car: Readonly<Car>
  /** The value of what was wanted, including modifiers; for a price buyer the price. */
  readonly value: number
  /** Cars that suited equally well and lost because they cost more. */
  readonly rivals: readonly Readonly<Car>[]
  /** How often the price is paid. */
  readonly times: number
  /** What a marker on the buyer adds. */
  readonly bonus: number
  /** What the owner of the car gets in all. */
  readonly paid: number
}

/** Which car a buyer takes, and why. */
export interface Choice {
  /** The index of the chosen car. */
  readonly car: number
  /** What it has of what the buyer wants; for a price buyer its price. */
  readonly value: number
  /** The cars that suited the buyer as well and lost because they cost more, in market order. */
  readonly undercut: readonly number[]
}

/**
 * A buyer's choice among the remaining cars: most of the preferred value (or the lowest price), and among equals the
 * cheapest. There is no minimum; only an empty market leaves the buyer without a car. Sold cars are null.
 */
export function chooseCar<Wanted extends string>(
  preference: Wanted,
  offers: readonly (CarOffer<NoInfer<Wanted>> | null)[],
): Choice | undefined {
  let best = -1
  let bestAppeal = 0
  let bestPrice = 0
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i]
    if (!offer) continue
    const appeal = appealOf(offer, preference)
    if (best >= 0 && (appeal < bestAppeal || (appeal === bestAppeal && offer.price >= bestPrice))) continue
    best = i
    bestAppeal = appeal
    bestPrice = offer.price
  }
  if (best < 0) return undefined
  const undercut: number[] = []
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i]
    if (offer && i !== best && appealOf(offer, preference) === bestAppeal) undercut.push(i)
  }
  return { car: best, value: preference === 'price' ? bestPrice : bestAppeal, undercut }
}

/** The higher the better, also for a price buyer. */
function appealOf<Wanted extends string>(offer: CarOffer<Wanted>, preference: Wanted): number {
  return preference === 'price' ? -offer.price : offer[preference]
}

/** The car offered at this price. Within a round all prices are different. */
export function carAt<Car extends { readonly price: number }>(
  { market }: { readonly market: readonly Car[] },
  price: number,
): Car | undefined {
  for (const car of market) if (car.price === price) return car
  return undefined
}
