import type { Seat } from '@carriage/kernel'

export interface Slot {
  readonly element: Seat | string
  /** Degrees clockwise from the top. */
  readonly angle: number
}

/** The tail is left of the bottom and the chain runs clockwise; the gap at the bottom separates its two ends. */
const tailAngle = 204
const frontAngle = tailAngle + 312

/** The width of a marker, relative to a tile. */
const marker = 0.8

/**
 * The position of each element of a chain on the gear, and the width of a tile as a share of the ring's radius. Tiles
 * are upright, so they need more of the ring where it runs diagonally. `places` keeps the spacing while a tile is in
 * hand.
 */
export function gearSlots(chain: readonly (Seat | string)[], places: number): { slots: Slot[]; tile: number } {
  const elements = Array.from({ length: places }, (_, place) => chain[place] ?? '')
  const rooms = elements.map((element) => (typeof element === 'number' ? marker : 1))
  const steps = rooms.slice(1).map((room, place) => (room + (rooms[place] ?? 1)) / 2)
  const from = aside(tailAngle)
  const unit = (aside(frontAngle) - from) / steps.reduce((sum, step) => sum + step, 0)
  let direction = from
  const slots = elements.map((element, place) => {
    if (place > 0) direction += unit * (steps[place - 1] ?? 1)
    return { element, angle: ringAngle(direction) }
  })
  return { slots: slots.slice(0, chain.length), tile: narrowest(slots) }
}

/** The smallest distance between neighbouring tiles, as upright squares see it. */
function narrowest(slots: readonly Slot[]): number {
  return slots.slice(1).reduce((least, { element, angle }, place) => {
    const before = slots[place]
    if (!before || typeof element === 'number' || typeof before.element === 'number') return least
    const across = Math.abs(sine(angle) - sine(before.angle))
    const down = Math.abs(sine(angle - 90) - sine(before.angle - 90))
    return Math.min(least, Math.max(across, down))
  }, 1)
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180)
}

/** The length of the ring from the top, counting only the longer of horizontal and vertical. */
export function aside(degrees: number): number {
  const quarter = Math.floor((degrees + 45) / 90)
  return (quarter + 0.5) * Math.SQRT2 + sine(degrees - quarter * 90)
}

/** The angle at this length of the ring. */
export function ringAngle(direction: number): number {
  const quarter = Math.floor(direction / Math.SQRT2)
  return quarter * 90 + (Math.asin(direction - (quarter + 0.5) * Math.SQRT2) * 180) / Math.PI
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
