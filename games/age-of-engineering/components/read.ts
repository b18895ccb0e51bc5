import * as z from 'zod/mini'
import { type Components, componentsSchema } from './schema.ts'

/** Takes tables in, or says in which entry they are wrong. */
export function readComponents(tables: unknown): Components {
  const reading = componentsSchema.safeParse(tables)
  if (!reading.success) throw new TypeError(`These tables cannot be played with:\n${z.prettifyError(reading.error)}`)
  return reading.data
}
