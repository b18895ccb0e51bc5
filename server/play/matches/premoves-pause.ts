import { createHash } from 'node:crypto'
import type { Pace } from '@carriage/protocol'

/** The pause before a premove. An answer at once would take away the free undo of the move before it. */
export function pauseBeforePremoves(pace: Pace, slowest: number): number {
  return pace.kind === 'live' ? Math.min(3_000, slowest) : slowest
}

/**
 * The pause before entry `n`, between one and two times its length, so that rivals cannot recognise a premove by its
 * time. `variation` is a stored random value that players never see.
 */
export function variedPause(pause: number, variation: string, n: number): number {
  const part = createHash('sha256').update(`${variation} ${n}`).digest().readUInt32BE() / 2 ** 32
  return Math.floor(pause * (1 + part))
}
