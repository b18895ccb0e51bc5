import { type Brochure, brochures, dimensions, playerOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { type BrochureVehicle, vehiclesBySize } from '../brochure/vehicles.ts'

/** The vehicles of the dealership with the most specs; empty if there are none. */
export function bestVehicle(view: State, seat: Seat): readonly BrochureVehicle[] {
  const { factory } = playerOf(view, seat)
  const vehicles = vehiclesBySize(factory, [], view.options)
  const offers = brochures(factory, view.minimums, view.options)
  const worth = ({ specs }: Brochure) => dimensions.reduce((sum, dimension) => sum + specs[dimension], 0)
  const best = offers.toSorted((a, b) => Number(b.open) - Number(a.open) || worth(b) - worth(a))
  for (const { dealership } of best) {
    const piece = factory.pieces[dealership]
    const [shown] = (piece?.kind === 'dealership' && vehicles.get(piece.type)) || []
    if (shown) return [shown]
  }
  return []
}
