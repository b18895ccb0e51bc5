import type { Seat } from '@carriage/kernel'
import { aside, ringAngle } from '../../../board/parts/gear-layout.ts'

export interface GearSpace {
  /** What stands there; nothing in the gap. */
  readonly element: Seat | string | null
  /** Degrees clockwise from the top. */
  readonly angle: number
}

/**
 * The chain on the spaces of the gear: the rear left of the bottom, then clockwise, and behind the front the gap. They are
 * wider apart where the ring runs aslant, since tiles stand upright.
 */
export function gearSpaces(chain: readonly (Seat | string)[], spaces: number): GearSpace[] {
  const bottom = aside(180)
  const step = (aside(540) - bottom) / spaces
  return Array.from({ length: Math.max(spaces, chain.length) }, (_, space) => ({
    element: chain[space] ?? null,
    angle: ringAngle(bottom + (space + 0.5) * step),
  }))
}
