import type { Seat } from '@carriage/kernel'
import { marketIsFull, playerOf, type State } from '@carriage/kraftwagen'

/** Why a seat cannot place a car now (KW-7.3): a full market, or what it lacks. */
export function missingForCar(view: State, seat: Seat): readonly ('space' | 'price' | 'body' | 'engine' | 'worker')[] {
  if (marketIsFull(view)) return ['space']
  if (view.availablePrices.length === 0) return ['price']
  const { workshops, canteen } = playerOf(view, seat)
  const parts = (['body', 'engine'] as const).filter((kind) => !workshops.some((part) => part?.kind === kind))
  return canteen === 0 ? [...parts, 'worker'] : parts
}
