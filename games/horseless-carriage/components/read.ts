import * as z from 'zod/mini'
import { type Components, componentsSchema } from './schema.ts'

/** Parses tables; throws an error that names the wrong entry. */
export function readComponents(tables: unknown): Components {
  const reading = componentsSchema.safeParse(tables)
  if (!reading.success) throw new TypeError(`Invalid component tables:\n${z.prettifyError(reading.error)}`)
  return reading.data
}
