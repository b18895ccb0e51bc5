import type { Components, Investor } from '../components/index.ts'
import { amountFor, conditionOf, leastFor } from '../investors.ts'
import { offerOf } from '../sales.ts'
import { type Car, companyOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

type Wants = Components['investors']['rows'][Investor]['condition']['wants']

/** Whether a car fits an investor, and by how much it does not. */
export interface Fitting {
  readonly car: Readonly<Car>
  readonly wants: Wants
  /** The current value of the car or its owner. */
  readonly has: number
  readonly least: number
  /** The shortfall; 0 if the car fits. */
  readonly missing: number
}

/** Whether these cars fit an investor, with current owners and laps: AE-7.17 to AE-7.25. */
export function findFittingCars(view: State, investor: Investor, cars: readonly Readonly<Car>[]): Fitting[] {
  const tables = componentTablesOf(view)
  const condition = conditionOf(tables, investor)
  const least = leastFor(condition)
  return cars.map((car) => {
    const owner = companyOf(view, car.owner)
    const has = amountFor(condition, { offer: offerOf(tables, car), owner, laps: owner.raceCar.laps }, view.options)
    return { car, wants: condition.wants, has, least, missing: Math.max(0, least - has) }
  })
}
