import type { Seat } from '@carriage/kernel'
import {
  type DealershipSize,
  type Dimension,
  dimensions,
  type VehicleType,
  type WindowSize,
} from '../components/index.ts'
import { stockOf } from '../market/sales.ts'
import { offerInYear } from '../phases/brochures.ts'
import type { PerDimension, State } from '../state.ts'

/** What a dealership will show in its brochure: HC-6.18. */
export interface DealershipCard {
  readonly size: DealershipSize
  readonly specs: Readonly<PerDimension<number>>
  readonly types: readonly VehicleType[]
  /** Vehicles of each of its types. Other dealerships beside the same mainlines draw on them, too: HC-6.11, HC-6.12. */
  readonly volume: Readonly<Partial<Record<VehicleType, number>>>
  /** The adjacent mainlines, by their places among the pieces of the factory with the plan. */
  readonly mainlines: readonly number[]
  readonly window: WindowSize
  readonly open: boolean
  /** Why it is closed. */
  readonly rule: 'HC-6.16' | null
  /** The dimensions in which it is below the minimum. */
  readonly short: readonly ShortSpec[]
}

export interface ShortSpec {
  readonly dimension: Dimension
  readonly spec: number
  readonly minimum: number
}

/** The dealerships of a seat in this view, in the order of placing. */
export function cardsOf(view: State, seat: Seat): DealershipCard[] {
  const offer = offerInYear(view, seat)
  return offer.dealerships.map((dealership) => {
    const { size, specs, types, mainlines, window, open } = dealership
    const volume: Partial<Record<VehicleType, number>> = {}
    for (const type of types) volume[type] = stockOf(offer, dealership, type)
    const short: ShortSpec[] = []
    for (const dimension of dimensions) {
      const [spec, minimum] = [specs[dimension], view.minimums[dimension]]
      if (spec < minimum) short.push({ dimension, spec, minimum })
    }
    return { size, specs, types, volume, mainlines, window, open, rule: open ? null : 'HC-6.16', short }
  })
}
