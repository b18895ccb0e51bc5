import type { Seat } from '@carriage/kernel'
import { aside, ringAngle } from '../../../board/parts/gear-layout.ts'

export interface GearSpace {
  /** The seat or tile; null in the gap. */
  readonly element: Seat | string | null
  /** Degrees clockwise from the top. */
  readonly angle: number
}

/**
 * The spaces of the chain on the gear: the rear left of the bottom, then clockwise, with the gap behind the front. They
 * are wider apart where the ring runs diagonally, since tiles are upright.
 */
export function gearSpaces(chain: readonly (Seat | string)[], spaces: number): GearSpace[] {
  const bottom = aside(180)
  const step = (aside(540) - bottom) / spaces
  return Array.from({ length: Math.max(spaces, chain.length) }, (_, space) => ({
    element: chain[space] ?? null,
    angle: ringAngle(bottom + (space + 0.5) * step),
  }))
}
