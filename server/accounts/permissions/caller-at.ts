import { anonymous, type Caller } from '../caller.ts'

/** The caller at one table: one-tap links give an account only at their tables. */
export function callerAt(caller: Caller, table: string): Caller {
  if (caller.kind === 'anonymous' || caller.via !== 'link') return caller
  return caller.tables?.includes(table) ? caller : anonymous
}
