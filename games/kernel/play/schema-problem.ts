import type * as z from 'zod/mini'

/** The path and kind of the first problem of an input: `coins.value`, `invalid_type`. */
export function firstProblem({ issues: [issue] }: z.core.$ZodError): { readonly at: string; readonly problem: string } {
  if (!issue) return { at: '', problem: 'unknown' }
  // An unknown field gets its own path; the schema names only the surrounding object.
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
  return { at: path.join('.'), problem: issue.code }
}
