import { brochures, type DealershipSize, type State } from '@carriage/horseless-carriage'
import { type Seat, seatsOf } from '@carriage/kernel'

export interface ShortDealership {
  readonly seat: Seat
  readonly size: DealershipSize
}

/** The dealerships that were open and are closed by the new minimums, unless they change. */
export function fallingShort(before: State, after: State): readonly ShortDealership[] {
  const open = ({ players, minimums, options }: State, seat: Seat): readonly DealershipSize[] => {
    const factory = players[seat]?.factory
    if (!factory) return []
    return brochures(factory, minimums, options).flatMap((brochure) => {
      const piece = factory.pieces[brochure.dealership]
      return brochure.open && piece?.kind === 'dealership' ? [piece.type] : []
    })
  }
  return seatsOf(after.players.length).flatMap((seat) => {
    const still = open(after, seat)
    return open(before, seat).flatMap((size) => (still.includes(size) ? [] : [{ seat, size }]))
  })
}
