import { readSqlState } from '../storage/away.ts'

/** Whether a store refused a statement because it does not hold the bucket of the match, or not any more. */
export function isFenced(error: unknown): boolean {
  return error instanceof Error && readSqlState(error) === 'CHF01'
}
