import { createHash } from 'node:crypto'
import type { Digest } from '@carriage/kernel'

/** The machine's own SHA-256, many times as fast as the one that runs anywhere. */
export const sha256: Digest = (text) => createHash('sha256').update(text).digest('hex')
