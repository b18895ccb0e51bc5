import type { Seat } from '@carriage/kernel'
import type { FigureKind, Ratio, Yardstick } from '../yardstick.ts'
import { FastMarket, type PlaceableCar } from './fast-market.ts'

/** A car as events tell it. */
interface ToldCar {
  readonly owner: Seat
  readonly price: number
  readonly workers: number
}

/** What both editions tell of a market, in the same words. */
type MarketEvent<Car extends ToldCar> =
  | { readonly kind: 'carPlaced'; readonly seat: Seat; readonly car: Car }
  | {
      readonly kind: 'carSold'
      readonly preference: string
      readonly car: Car
      readonly rivals: readonly Car[]
      readonly bonus: number
      readonly paid: number
    }
  | { readonly kind: 'carUnsold'; readonly car: Car }
  | { readonly kind: 'buyerLeft'; readonly preference: string }
  | { readonly kind: 'roundEnded' }
  | { readonly kind: 'gameEnded'; readonly scores: readonly { readonly points: number }[] }
  | { readonly kind: 'other' }

/** How an edition is measured. */
export interface MeasuredEdition<State, Car extends ToldCar> {
  /** The preferences in the order of a fastMarket; the third is for a crew. */
  readonly preferences: readonly string[]
  freePrices(state: State): readonly number[]
  buyers(state: State): number
  canteens(state: State): readonly number[]
  /** How often a buyer by price pays a seat. */
  timesFor(state: State, seat: Seat): number
  /** The car with all that raises its values. */
  offered(state: State, car: Car): PlaceableCar
  /** What a marker on the car raises, as a preference. */
  raisedBy(state: State, car: Car): string | undefined
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
  'cars before any buyer a game': 'mean',
  'cars before any buyer at the lowest price a game': 'mean',
  'price of a car before any buyer': 'mean',
  'markers on cars a game': 'mean',
  'markers on cars that paid': 'share',
  'workers idle, seat and round': 'mean',
  'extra workers that won nothing a game': 'mean',
  'hindsight regret a car': 'mean',
}

/** Cars that are sold badly, and workers and markers that are spent for nothing. */
export function motorworksYardstick<State, Car extends ToldCar>(
  edition: MeasuredEdition<State, Car>,
): Yardstick<State> {
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
      /** The prices that were free when the car of a price was placed. */
      let free = new Map<number, readonly number[]>()
      return {
        saw({ before, events }) {
          const told = events as readonly MarketEvent<Car>[] // of this edition, as the state is
          for (const event of told) {
            if (event.kind === 'carPlaced') {
              free.set(event.car.price, edition.freePrices(before))
              placed(event.car, before)
            } else if (event.kind === 'roundEnded') {
              for (const idle of edition.canteens(before)) count('workers idle, seat and round', idle, 1)
            } else if (event.kind === 'gameEnded') {
              const points = event.scores.map((score) => score.points)
              for (const each of points) count('points', each, 1)
              count('points of the winner', Math.max(...points), 1)
            }
          }
          if (told.some(({ kind }) => kind === 'carUnsold' || kind === 'carSold')) {
            scored(told, before)
            free = new Map()
          }
        },
        figures: (end) => ({ ...Object.fromEntries(sums), ...edition.figuresAt(end) }),
      }

      function placed(car: Car, before: State): void {
        if (edition.raisedBy(before, car) !== undefined) count('markers on cars a game', 1, 0)
        if (edition.buyers(before) > 0) return
        count('cars before any buyer a game', 1, 0)
        count('price of a car before any buyer', car.price, 1)
        const isLowest = car.price === Math.min(...edition.freePrices(before))
        if (isLowest) count('cars before any buyer at the lowest price a game', 1, 0)
      }

      function scored(told: readonly MarketEvent<Car>[], before: State): void {
        const unsold = new Set(told.flatMap((event) => (event.kind === 'carUnsold' ? [event.car.price] : [])))
        for (const event of told) {
          if (event.kind === 'carUnsold') {
            count('cars unsold', 1, 1)
            wasted(event.car, undefined, before)
          }
          if (event.kind !== 'carSold') continue
          const { car, rivals, paid, preference } = event
          count('cars unsold', 0, 1)
          count('paid a sale', paid, 1)
          wasted(car, preference, before)
          const own = rivals.filter(({ owner, price }) => owner === car.owner && price > car.price)
          if (own.length === 0) continue
          count('self-undercuts a game', 1, 0)
          if (own.some(({ price }) => unsold.has(price)))
            count('self-undercuts with the dearer car unsold a game', 1, 0)
        }
        regret(told, before)
      }

      function wasted(car: Car, boughtFor: string | undefined, before: State): void {
        const raised = edition.raisedBy(before, car)
        if (raised !== undefined) count('markers on cars that paid', raised === boughtFor ? 1 : 0, 1)
        const [, , crew] = edition.preferences
        if (boughtFor !== crew) count('extra workers that won nothing a game', Math.max(0, car.workers - 1), 0)
      }

      /** The most that another price then free had brought, all else as it happened, less what was paid. */
      function regret(told: readonly MarketEvent<Car>[], before: State): void {
        const cars = told.flatMap((event) =>
          event.kind === 'carSold' || event.kind === 'carUnsold' ? [event.car] : [],
        )
        const fastMarket = new FastMarket()
        const paidIf = (changed: Car, price: number): number => {
          fastMarket.clear()
          for (const car of cars) {
            const offer = edition.offered(before, car)
            fastMarket.place(car === changed ? { ...offer, price } : offer)
            fastMarket.payTimes(car.owner, edition.timesFor(before, car.owner))
          }
          for (const event of told) {
            if (event.kind !== 'carSold' && event.kind !== 'buyerLeft') continue
            const bonus = event.kind === 'carSold' ? event.bonus : 0
            fastMarket.addBuyer(edition.preferences.indexOf(event.preference), bonus)
          }
          fastMarket.sell()
          return fastMarket.sure[changed.owner] ?? 0
        }
        for (const car of cars) {
          const others = (free.get(car.price) ?? []).filter((price) => !cars.some((each) => each.price === price))
          const most = Math.max(paidIf(car, car.price), ...others.map((price) => paidIf(car, price)))
          count('hindsight regret a car', most - paidIf(car, car.price), 1)
        }
      }
    },
  }
}
