import type { Seat } from '@carriage/kernel'
import { type Dimension, dimensions } from '../components/index.ts'
import type { AccessLevels } from './piece.ts'

/** How far a seat may build from each track this year: `markers` by dimension and seat, `order` the engineering order. */
export function accessLevels(
  markers: Readonly<Record<Dimension, readonly number[]>>,
  order: readonly Seat[],
  seat: Seat,
): AccessLevels {
  const slot = order.indexOf(seat) + 1
  const levels = {} as Record<Dimension, number> // filled below, an entry for each dimension
  for (const dimension of dimensions) {
    const track = markers[dimension]
    const own = track[seat] ?? 0
    // HC-5.25 the highest square that at least `slot` other players have reached; HC-5.27 no matter which
    const others = order.filter((other) => other !== seat).map((other) => track[other] ?? 0)
    const patents = others.sort((a, b) => b - a)[slot - 1] ?? 0 // HC-5.28 there are never enough others for the last slot
    levels[dimension] = Math.max(own, patents) // HC-5.24, HC-5.26
  }
  return levels
}
