import * as z from 'zod/mini'
import type { Secret } from './secret.ts'

/** The schema of a sealed part of a move. */
export function sealed<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<Secret<T>> {
  const stored = z.strictObject({
    $secret: z.readonly(z.array(z.int().check(z.minimum(0), z.maximum(7)))),
    value: schema,
  })
  // The stored form has its content in a field that the type of a Secret hides.
  return stored as unknown as z.ZodMiniType<Secret<T>>
}
