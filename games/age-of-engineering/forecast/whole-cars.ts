import type { Seat } from '@carriage/kernel'
import { carsToOffer, type WholeCar } from '@carriage/kraftwagen-family'
import { crewsOf } from '../crew.ts'
import type { MoveOf } from '../moves.ts'
import { actorOf, type State } from '../state.ts'
import { addCars } from '../steps/place-car.ts'
import type { Crew } from '../steps.ts'
import { offer } from './price-forecast.ts'

/** AE-9.4 to AE-9.6 The best cars that the actor could place now, with crew and price. */
export function wholeCars(view: State, seat: Seat): readonly WholeCar<Crew>[] {
  if (view.actor !== seat) return []
  const pairs: MoveOf<'placeCar'>[] = []
  addCars(view, pairs)
  const { canteen, salesperson } = actorOf(view)
  const cars = pairs.flatMap(({ body, engine }) =>
    crewsOf(canteen, salesperson === 'canteen').flatMap((crew) =>
      view.priceChart.map((price) => {
        const car = { owner: seat, body, engine, ...crew, marker: null, price, productionTokens: 0 }
        return { body, engine, crew, price, paid: offer(view, car).fate.paid }
      }),
    ),
  )
  return carsToOffer(cars, ({ workers, salesperson: sells }) => workers + (sells ? 1 : 0))
}

/** The moves that place a complete car. */
export function movesOfCar({
  body,
  engine,
  crew,
  price,
}: WholeCar<Crew>): readonly MoveOf<'placeCar' | 'crewCar' | 'priceCar'>[] {
  return [
    { kind: 'placeCar', body, engine },
    { kind: 'crewCar', ...crew },
    { kind: 'priceCar', price },
  ]
}
