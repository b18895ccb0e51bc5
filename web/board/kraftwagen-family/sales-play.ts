import { type Seat, seatsOf } from '@carriage/kernel'
import { type CarOffer, chooseCar } from '@carriage/kraftwagen-family'

interface Reported {
  readonly kind: string
  readonly round?: number
}

/** Whether these events contain the scoring of a round. */
export function isScoring(events: readonly Reported[]): boolean {
  return events.some(({ kind }) => kind === 'raceScored')
}

/** The scored round. If the events lack its end, it is the one before the next round. */
export function roundScored(events: readonly Reported[]): 1 | 2 | 3 {
  const ended = events.find(({ kind }) => kind === 'roundEnded')?.round
  const next = events.find(({ kind }) => kind === 'roundPrepared')?.round ?? 4
  const round = ended ?? next - 1
  return round === 1 ? 1 : round === 2 ? 2 : 3
}

interface Earning {
  /** Null for a neutral car. */
  readonly seat: Seat | null
  readonly amount: number
}

/** The earnings of each seat in these acts. */
export function sumEarnings<Act>(acts: readonly Act[], seats: number, earningsOf: (act: Act) => readonly Earning[]) {
  const earned = seatsOf(seats).map(() => 0)
  for (const { seat, amount } of acts.flatMap(earningsOf)) {
    if (seat !== null) earned[seat] = (earned[seat] ?? 0) + amount
  }
  return earned
}

interface SaleTo<Wanted> {
  readonly preference: Wanted
  readonly car: { readonly price: number }
  readonly value: number
  /** The car stays on the market, to be sold again. */
  readonly stays?: boolean
}

/**
 * The car that the buyer of the last of these sales would have taken otherwise, and whether it lost by its price alone.
 */
export function runnerUp<Car extends { readonly price: number }, Wanted extends string>(
  cars: readonly Car[],
  sales: readonly SaleTo<Wanted>[],
  offerOf: (car: Car) => CarOffer<NoInfer<Wanted>>,
): { readonly car: Car; readonly preference: Wanted; readonly value: number; readonly tied: boolean } | undefined {
  const sale = sales.at(-1)
  if (!sale) return undefined
  const gone = new Set(sales.filter((each) => each === sale || !each.stays).map(({ car }) => car.price))
  const left = cars.filter(({ price }) => !gone.has(price))
  const choice = chooseCar(sale.preference, left.map(offerOf))
  const car = choice && left[choice.car]
  return car && { car, preference: sale.preference, value: choice.value, tied: choice.value === sale.value }
}
