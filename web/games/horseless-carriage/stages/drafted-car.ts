import { dealershipOf, offerInYear, type Plan, playerOf, type State } from '@carriage/horseless-carriage'
import { vehiclesBySize } from '../board/brochure/vehicles.ts'
import { forecastOf } from '../board/editor/forecasts.ts'
import { mySeat } from './props.ts'

/** The car of my small dealership with a draft: what feeds it, and its specs. */
export function draftedCar(view: State, plan: Plan) {
  const { stage, options } = view
  const { factory } = playerOf(view, mySeat)
  const pieces = stage.name === 'factory' ? plan.pieces : []
  const vehicle = vehiclesBySize(factory, pieces, options).get('small')?.[0]
  const specs =
    stage.name === 'factory'
      ? forecastOf(view, mySeat, plan).dealerships.find(({ size }) => size === 'small')?.specs
      : dealershipOf(offerInYear(view, mySeat), 'small')?.specs
  return vehicle && specs && { vehicle, specs }
}
