export interface TrackPoint {
  readonly x: number
  readonly y: number
  /** The heading in degrees. */
  readonly heading: number
}

/** The centre line of the track: a ring around 0,0, driven clockwise from the finish line at the top. */
export const trackRadius = 40

/** The point at a share of the lap, from 0 at the finish line. */
export function trackPoint(share: number): TrackPoint {
  const angle = share * 2 * Math.PI - Math.PI / 2
  return {
    x: round(Math.cos(angle) * trackRadius),
    y: round(Math.sin(angle) * trackRadius),
    heading: round((angle * 180) / Math.PI + 90),
  }
}

/** The middle of a space of a circuit with this many spaces; the finish line is between the last one and space 1. */
export function spacePoint(space: number, spaces: number): TrackPoint {
  return trackPoint((space - 0.5) / spaces)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
