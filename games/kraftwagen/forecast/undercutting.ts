import { type Seat, seatsOf } from '@carriage/kernel'
import { addDieselMoves } from '../engineers/diesel.ts'
import type { MoveOf } from '../moves.ts'
import { type Sale, salesNow } from '../scoring/sales.ts'
import { type Car, newTurn, type State } from '../state.ts'
import { addCarMoves } from '../steps/car.ts'
import { crewMoves } from '../steps/crew-car.ts'
import { markMoves } from '../steps/mark-car.ts'
import type { Fate, Sold } from './market-outcome.ts'

/**
 * A rival who could offer a cheaper car: either a new one, with a body, an engine, an available worker, a lower
 * available price and a market space, or an own car changed with Diesel's marker.
 */
export interface Undercutter {
  readonly seat: Seat
  /** The available prices below this one. */
  readonly cheaper: readonly number[]
  /**
   * The most profitable of the rival's possible cheaper cars that would reduce this car's earnings; null if there is
   * none.
   */
  readonly threat: Threat | null
}

export type Threat = UndercutAnswer & {
  /** What the threatened car would still earn; 0 if unsold. */
  readonly leaves: number
  /** What his own car would bring him. */
  readonly brings: number
}

/** A car as a rival could offer it: a new one, or one of his that Diesel changes. */
export type UndercutAnswer =
  | { readonly kind: 'placed'; readonly car: Readonly<Car> }
  | {
      readonly kind: 'changed'
      readonly car: Readonly<Car>
      readonly change: 'body' | 'engine' | 'workers' | 'price'
      readonly to: number
    }

/**
 * Who could still undercut the car of this fate, which is on the market of the view. An unsold car has nothing to lose.
 */
export function undercutters(view: State, fate: Fate): Undercutter[] {
  if (fate.kind === 'unsold') return []
  const found: Undercutter[] = []
  for (const seat of seatsOf(view.players.length)) {
    if (seat === fate.car.owner) continue
    const cheaper = view.availablePrices.filter((price) => price < fate.car.price)
    const rival: State = { ...view, actor: seat, turn: newTurn() } // in a turn still to come; only read
    const answers = [...newCars(rival, cheaper), ...changedCars(rival, fate.car.price)]
    if (answers.length === 0) continue
    let worst: Threat | null = null
    for (const [answer, market] of answers) {
      const threat = harmOf({ ...view, market }, fate, answer)
      if (threat && (!worst || threat.brings > worst.brings)) worst = threat
    }
    found.push({ seat, cheaper, threat: worst })
  }
  return found
}

type AnsweredMarket = readonly [answer: UndercutAnswer, market: Car[]]

function newCars(rival: State, prices: readonly number[]): AnsweredMarket[] {
  const cars: AnsweredMarket[] = []
  if (prices.length === 0) return cars
  const moves: MoveOf<'placeCar'>[] = []
  addCarMoves(rival, moves)
  for (const move of moves) {
    for (const crew of crewMoves(rival)) {
      for (const mark of markMoves(rival)) {
        for (const price of prices) {
          const { body, engine } = move
          const car = { owner: rival.actor, body, engine, workers: crew.workers, price, engineerMarker: mark.marker }
          cars.push([{ kind: 'placed', car }, [...rival.market, car]])
        }
      }
    }
  }
  return cars
}

/** KW-6.78 Diesel changes one category of a car that is already offered. */
function changedCars(rival: State, below: number): AnsweredMarket[] {
  const moves: MoveOf<'useDiesel'>[] = []
  addDieselMoves(rival, moves)
  const cars: AnsweredMarket[] = []
  for (const move of moves) {
    const { car: price, change, to } = move
    const before = rival.market.find((car) => car.price === price)
    if (!before) continue
    const car = { ...before, [change]: to }
    if (car.price >= below) continue
    const market = rival.market.map((other) => (other === before ? car : other))
    cars.push([{ kind: 'changed', car, change, to }, market])
  }
  return cars
}

function harmOf(answered: State, { car, paid }: Sold, answer: UndercutAnswer): Threat | null {
  const sales = salesNow(answered)
  const leaves = paidFor(sales, car)
  return leaves < paid ? { ...answer, leaves, brings: paidFor(sales, answer.car) } : null
}

function paidFor(sales: readonly Sale[], car: Readonly<Car>): number {
  return sales.find(({ bought }) => bought?.car === car)?.bought?.paid ?? 0
}
