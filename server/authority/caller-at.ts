import { type Caller, nobody } from '../accounts/caller.ts'

/** Who the caller is at one table: whoever came by a one-tap link is somebody only at the tables whose links were tapped. */
export function callerAt(caller: Caller, table: string): Caller {
  if (caller.kind === 'nobody' || caller.via !== 'link') return caller
  return caller.tables?.includes(table) ? caller : nobody
}
