import type { Seat } from '@carriage/kernel'

export interface GearSpace {
  /** What stands there; nothing in the gap. */
  readonly element: Seat | string | null
  /** Degrees clockwise from the top. */
  readonly angle: number
}

/** The chain on the spaces of the gear: the rear left of the bottom, then clockwise, and behind the front the gap. */
export function gearSpaces(chain: readonly (Seat | string)[], spaces: number): GearSpace[] {
  const pitch = 360 / spaces
  return Array.from({ length: Math.max(spaces, chain.length) }, (_, space) => ({
    element: chain[space] ?? null,
    angle: 180 + pitch / 2 + space * pitch,
  }))
}
