import { createHash } from 'node:crypto'
import type { Pace } from '@carriage/protocol'

/**
 * How long the house waits before it plays what was ordered. An answer at once would take the free undo of the move
 * before it away.
 */
export function pauseBeforePremoves(pace: Pace, slowest: number): number {
  return pace.kind === 'live' ? Math.min(3_000, slowest) : slowest
}

/**
 * The pause before entry `n`, between one and two times its length: rivals cannot recognise an ordered move by how long
 * it took. `variation` is a stored random value that players never see.
 */
export function variedPause(pause: number, variation: string, n: number): number {
  const part = createHash('sha256').update(`${variation} ${n}`).digest().readUInt32BE() / 2 ** 32
  return Math.floor(pause * (1 + part))
}
