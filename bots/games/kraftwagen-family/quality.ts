import type { Seat } from '@carriage/kernel'
import type { FigureKind, Ratio, Yardstick } from '../../yardstick.ts'
import { FastMarket } from './fast-market.ts'

/** A car as described in events. Prices within a round are unique, so a price identifies a car. */
interface EventCar {
  readonly owner: Seat
  readonly price: number
  readonly workers: number
}

/** The market events of both editions. */
type MarketEvent<Car extends EventCar> =
  | { readonly kind: 'carPlaced'; readonly seat: Seat; readonly car: Car }
  | {
      readonly kind: 'carSold'
      readonly preference: string
      readonly car: Car
      readonly rivals: readonly Car[]
      readonly paid: number
    }
  | { readonly kind: 'investorBought'; readonly car: Car }
  | { readonly kind: 'carUnsold'; readonly car: Car }
  | { readonly kind: 'buyerLeft'; readonly preference: string }
  | { readonly kind: 'roundEnded' }
  | { readonly kind: 'gameEnded'; readonly scores: readonly { readonly points: number }[] }
  | { readonly kind: 'other' }

/** How an edition is measured. */
export interface MeasuredEdition<State, Car extends EventCar> {
  /** The preferences in the order of a fastMarket; the third is for a crew. */
  readonly preferences: readonly string[]
  market(state: State): readonly Car[]
  freePrices(state: State): readonly number[]
  buyers(state: State): number
  /** Whether one more car fills the market, which ends the round. */
  isLastCar(state: State): boolean
  canteens(state: State): readonly number[]
  /** Takes in these cars and the customers of a position. */
  fill(fastMarket: FastMarket, state: State, cars: readonly Car[]): void
  /** The car with as few workers as it may have. */
  leastCrewed(car: Car): Car
  /** The car without its marker; undefined if it has none. */
  unmarked(car: Car): Car | undefined
  /** Figures of this edition alone. */
  readonly figures: Readonly<Record<string, FigureKind>>
  figuresAt(end: State): Readonly<Record<string, Ratio>>
}

const figures: Readonly<Record<string, FigureKind>> = {
  points: 'mean',
  'points of the winner': 'mean',
  'cars unsold': 'share',
  'paid a sale': 'mean',
  'self-undercuts a game': 'mean',
  'self-undercuts with the dearer car unsold a game': 'mean',
  'such self-undercuts whose later car cost its owner money a game': 'mean',
  'such self-undercuts that looked wrong at once a game': 'mean',
  'such self-undercuts by the car that filled the market a game': 'mean',
  'cars before any buyer a game': 'mean',
  'cars before any buyer at the lowest price a game': 'mean',
  'price of a car before any buyer': 'mean',
  'markers on cars a game': 'mean',
  'markers on cars that paid': 'share',
  'workers idle, seat and round': 'mean',
  'extra workers that won nothing a game': 'mean',
  'such extra workers that looked useless at once a game': 'mean',
  'hindsight regret a car': 'mean',
}

/** How a car looked when it was placed, as sales looked then. */
interface Placing {
  readonly price: number
  readonly order: number
  readonly free: readonly number[]
  /** It did not raise what its owner was paid, unless it ended the round, or another price had raised it more. */
  readonly looksWrong: boolean
  readonly filledMarket: boolean
  /** The owner had been paid as much with the smallest crew. */
  readonly crewLooksUseless: boolean
}

/** Cars that are sold badly, and workers and markers that are spent for nothing. */
export function familyYardstick<State, Car extends EventCar>(edition: MeasuredEdition<State, Car>): Yardstick<State> {
  return {
    figures: { ...figures, ...edition.figures },
    watch() {
      const sums = new Map<string, { sum: number; of: number }>()
      const count = (name: string, sum: number, of: number) => {
        const ratio = sums.get(name) ?? { sum: 0, of: 0 }
        ratio.sum += sum
        ratio.of += of
        sums.set(name, ratio)
      }
      for (const name of Object.keys(figures)) if (name.endsWith(' a game')) count(name, 0, 1)
      let placings = new Map<number, Placing>()
      return {
        saw({ before, events }) {
          const marketEvents = events as readonly MarketEvent<Car>[] // of this edition, as the state is
          for (const event of marketEvents) {
            if (event.kind === 'carPlaced') {
              placings.set(event.car.price, placingOf(edition, before, event.car, placings.size))
              placed(event.car, before)
            } else if (event.kind === 'roundEnded') {
              for (const idle of edition.canteens(before)) count('workers idle, seat and round', idle, 1)
            } else if (event.kind === 'gameEnded') {
              const points = event.scores.map((score) => score.points)
              for (const each of points) count('points', each, 1)
              count('points of the winner', Math.max(...points), 1)
            }
          }
          if (marketEvents.some(({ kind }) => kind === 'carUnsold' || kind === 'carSold')) {
            scored(marketEvents, before)
            placings = new Map()
          }
        },
        figures: (end) => ({ ...Object.fromEntries(sums), ...edition.figuresAt(end) }),
      }

      function placed(car: Car, before: State): void {
        if (edition.unmarked(car)) count('markers on cars a game', 1, 0)
        if (edition.buyers(before) > 0) return
        count('cars before any buyer a game', 1, 0)
        count('price of a car before any buyer', car.price, 1)
        const isLowest = car.price === Math.min(...edition.freePrices(before))
        if (isLowest) count('cars before any buyer at the lowest price a game', 1, 0)
      }

      function scored(marketEvents: readonly MarketEvent<Car>[], before: State): void {
        const sales = new SalesInHindsight(edition, before, marketEvents)
        const bought = pricesIn(marketEvents, ['carSold', 'investorBought'])
        const unsold = new Set([...pricesIn(marketEvents, ['carUnsold'])].filter((price) => !bought.has(price)))
        for (const event of marketEvents) {
          if (event.kind !== 'carSold') continue
          const { car, rivals, paid } = event
          count('paid a sale', paid, 1)
          const own = rivals.filter(({ owner, price }) => owner === car.owner && price > car.price)
          if (own.length === 0) continue
          count('self-undercuts a game', 1, 0)
          const dearer = own.filter(({ price }) => unsold.has(price))
          if (dearer.length === 0) continue
          count('self-undercuts with the dearer car unsold a game', 1, 0)
          const later = dearer.map(({ price }) => laterOf(car.price, price))
          const harmful = later.some((each) => each && sales.paidWithout(each.price) > sales.paid(car.owner))
          if (harmful) count('such self-undercuts whose later car cost its owner money a game', 1, 0)
          if (later.some((each) => each?.looksWrong))
            count('such self-undercuts that looked wrong at once a game', 1, 0)
          else if (later.some((each) => each?.filledMarket))
            count('such self-undercuts by the car that filled the market a game', 1, 0)
        }
        const cars = edition.market(before)
        for (const car of cars) {
          count('cars unsold', unsold.has(car.price) ? 1 : 0, 1)
          crewed(car, marketEvents, sales)
          const unmarked = edition.unmarked(car)
          if (unmarked)
            count('markers on cars that paid', sales.paidWith(car, unmarked) < sales.paid(car.owner) ? 1 : 0, 1)
          regret(car, sales)
        }
      }

      /** Of two cars the one that was placed later. */
      function laterOf(one: number, other: number): Placing | undefined {
        const [first, second] = [placings.get(one), placings.get(other)]
        return first && second && (first.order > second.order ? first : second)
      }

      /** A car can be sold more than once, also to an investor who looks at its crew: then the owner was paid more. */
      function crewed(car: Car, marketEvents: readonly MarketEvent<Car>[], sales: SalesInHindsight<State, Car>): void {
        const [, , crew] = edition.preferences
        const least = edition.leastCrewed(car)
        const extra = car.workers - least.workers
        if (extra <= 0 || sales.paidWith(car, least) < sales.paid(car.owner)) return
        const isBid = marketEvents.some(
          (event) => event.kind === 'carSold' && event.preference === crew && event.car.price === car.price,
        )
        if (isBid) return
        count('extra workers that won nothing a game', extra, 0)
        const isUseless = placings.get(car.price)?.crewLooksUseless
        if (isUseless) count('such extra workers that looked useless at once a game', extra, 0)
      }

      /** The most that another price then free had brought, all else as it happened, less what was paid. */
      function regret(car: Car, sales: SalesInHindsight<State, Car>): void {
        const taken = new Set(sales.cars.map(({ price }) => price))
        const others = (placings.get(car.price)?.free ?? []).filter((price) => !taken.has(price))
        const paid = sales.paid(car.owner)
        const most = Math.max(paid, ...others.map((price) => sales.paidWith(car, { ...car, price })))
        count('hindsight regret a car', most - paid, 1)
      }
    },
  }
}

function pricesIn<Car extends EventCar>(
  marketEvents: readonly MarketEvent<Car>[],
  kinds: readonly MarketEvent<Car>['kind'][],
): ReadonlySet<number> {
  return new Set(
    marketEvents.flatMap((event) => ('car' in event && kinds.includes(event.kind) ? [event.car.price] : [])),
  )
}

function placingOf<State, Car extends EventCar>(
  edition: MeasuredEdition<State, Car>,
  before: State,
  car: Car,
  order: number,
): Placing {
  const fastMarket = new FastMarket()
  const free = edition.freePrices(before)
  const paidWith = (...cars: readonly Car[]) => {
    edition.fill(fastMarket, before, [...edition.market(before), ...cars])
    fastMarket.sell()
    return fastMarket.sure[car.owner] ?? 0
  }
  const paid = paidWith(car)
  const filledMarket = edition.isLastCar(before)
  return {
    price: car.price,
    order,
    free,
    looksWrong: (paid <= paidWith() && !filledMarket) || free.some((price) => paidWith({ ...car, price }) > paid),
    filledMarket,
    crewLooksUseless: paidWith(edition.leastCrewed(car)) >= paid,
  }
}

/** What the customers who came had paid for other cars. */
class SalesInHindsight<State, Car extends EventCar> {
  readonly cars: readonly Car[]
  readonly #edition: MeasuredEdition<State, Car>
  readonly #before: State
  /** Buyers who came with the move that was scored. */
  readonly #late: readonly string[]
  readonly #fastMarket = new FastMarket()
  readonly #paid: readonly number[]

  constructor(edition: MeasuredEdition<State, Car>, before: State, marketEvents: readonly MarketEvent<Car>[]) {
    this.#edition = edition
    this.#before = before
    this.cars = edition.market(before)
    const buyers = marketEvents.filter((event) => event.kind === 'carSold' || event.kind === 'buyerLeft')
    this.#late = buyers.slice(edition.buyers(before)).map(({ preference }) => preference)
    this.#paid = [...this.#sell(this.cars)]
  }

  paid(seat: Seat): number {
    return this.#paid[seat] ?? 0
  }

  /** What the owner of a car had been paid with another in its place. */
  paidWith(car: Car, other: Car): number {
    return this.#sell(this.cars.map((each) => (each === car ? other : each)))[car.owner] ?? 0
  }

  /** What the owner of the car with this price had been paid without it: not less if it only filled the market. */
  paidWithout(price: number): number {
    const owner = this.cars.find((car) => car.price === price)?.owner ?? -1
    return this.#sell(this.cars.filter((car) => car.price !== price))[owner] ?? 0
  }

  #sell(cars: readonly Car[]): Float64Array {
    this.#edition.fill(this.#fastMarket, this.#before, cars)
    for (const preference of this.#late) this.#fastMarket.addBuyer(this.#edition.preferences.indexOf(preference), 0)
    this.#fastMarket.sell()
    return this.#fastMarket.sure
  }
}
