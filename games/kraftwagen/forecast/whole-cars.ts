import type { Seat } from '@carriage/kernel'
import { carsToOffer, type WholeCar } from '@carriage/kraftwagen-family'
import type { MoveOf } from '../moves.ts'
import { actorOf, type Car, type State } from '../state.ts'
import { addCarMoves } from '../steps/car.ts'
import { outcomeOf } from './market-outcome.ts'

/** KW-7.3 to KW-7.6 The best cars that the actor could place now, with crew and price. */
export function wholeCars(view: State, seat: Seat): readonly WholeCar<number>[] {
  if (view.actor !== seat) return []
  const pairs: MoveOf<'placeCar'>[] = []
  addCarMoves(view, pairs)
  const { canteen } = actorOf(view)
  const crews = Array.from({ length: canteen }, (_, index) => index + 1)
  const cars = pairs.flatMap(({ body, engine }) =>
    crews.flatMap((crew) =>
      view.availablePrices.map((price) => {
        const car: Car = { owner: seat, body, engine, workers: crew, price, engineerMarker: null }
        return { body, engine, crew, price, paid: broughtBy(view, car) }
      }),
    ),
  )
  return carsToOffer(cars, (crew) => crew)
}

function broughtBy(view: State, car: Car): number {
  const fate = outcomeOf({
    ...view,
    market: [...view.market, car],
    availablePrices: view.availablePrices.filter((price) => price !== car.price),
  }).fates.at(-1)
  return fate?.kind === 'sold' ? fate.paid : 0
}

/** The moves that place a complete car. */
export function movesOfCar({
  body,
  engine,
  crew,
  price,
}: WholeCar<number>): readonly MoveOf<'placeCar' | 'crewCar' | 'priceCar'>[] {
  return [
    { kind: 'placeCar', body, engine },
    { kind: 'crewCar', workers: crew },
    { kind: 'priceCar', price },
  ]
}
