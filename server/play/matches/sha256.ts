import { createHash } from 'node:crypto'
import type { Hasher } from '@carriage/kernel'

/** The native SHA-256, many times as fast as the portable one. */
export const sha256: Hasher = (text) => createHash('sha256').update(text).digest('hex')
