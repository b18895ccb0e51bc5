import { createHash } from 'node:crypto'
import type { Hasher } from '@carriage/kernel'

/** The machine's own SHA-256, many times as fast as the one that runs anywhere. */
export const sha256: Hasher = (text) => createHash('sha256').update(text).digest('hex')
