import type { Seat } from '@carriage/kernel'

export interface Slot {
  readonly element: Seat | string
  /** Degrees clockwise from the top. */
  readonly angle: number
}

/** The tail stands left of the bottom and the chain runs clockwise; the gap at the bottom keeps its two ends apart. */
const tailAngle = 204
const frontAngle = tailAngle + 312

/** Where each element of a chain stands on the gear. `places` keeps the spacing while a tile is in hand. */
export function gearSlots(chain: readonly (Seat | string)[], places: number): Slot[] {
  const step = (frontAngle - tailAngle) / Math.max(1, places - 1)
  return chain.map((element, i) => ({ element, angle: tailAngle + i * step }))
}

/** A gear wheel around 0,0 with this number of teeth. */
export function gearOutline(teeth: number, inner: number, outer: number): string {
  const pitch = (2 * Math.PI) / teeth
  const corners: string[] = []
  for (let tooth = 0; tooth < teeth; tooth++) {
    const from = tooth * pitch
    for (const [share, radius] of [
      [0.04, inner],
      [0.2, outer],
      [0.52, outer],
      [0.68, inner],
    ] as const) {
      const angle = from + share * pitch
      corners.push(`${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`)
    }
  }
  return `M${corners.join('L')}Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
