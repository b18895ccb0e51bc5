export interface GuillocheTile {
  /** How far the pattern runs before it begins again. */
  readonly length: number
  readonly width: number
  readonly strands: readonly string[]
}

/**
 * One length of an engraved border: waves that run through each other, as on share certificates. Each strand ends
 * where it begins, so that lengths join without a seam.
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
