export interface GuillocheTile {
  /** The period of the pattern. */
  readonly length: number
  readonly width: number
  readonly strands: readonly string[]
}

/**
 * One period of an engraved border: interwoven waves, as on share certificates. Each strand ends at the height at which
 * it begins, so that periods join seamlessly.
 */
export function guillocheTile(length: number, width: number, strands: number): GuillocheTile {
  const middle = width / 2
  const waves = Array.from({ length: strands }, (_, strand) => {
    const phase = (strand / strands) * 2 * Math.PI
    const points = Array.from({ length: pointsPerTile + 1 }, (__, i) => {
      const turn = (i / pointsPerTile) * 2 * Math.PI
      const swing = Math.sin(turn + phase) * 0.72 + Math.sin(2 * turn - phase) * 0.28
      return `${round((i / pointsPerTile) * length)} ${round(middle + swing * (middle - 0.6))}`
    })
    return `M${points.join('L')}`
  })
  return { length, width, strands: waves }
}

const pointsPerTile = 24

function round(value: number): number {
  return Math.round(value * 100) / 100
}
