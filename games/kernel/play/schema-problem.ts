import type * as z from 'zod/mini'

/** Where an input goes wrong and how, by the first complaint of its schema: `coins.value`, `invalid_type`. */
export function firstProblem({ issues: [issue] }: z.core.$ZodError): { readonly at: string; readonly problem: string } {
  if (!issue) return { at: '', problem: 'unknown' }
  // A field too many is named itself; the schema names only the object around it.
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
  return { at: path.join('.'), problem: issue.code }
}
