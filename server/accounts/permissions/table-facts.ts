import type { Seat } from '@carriage/kernel'
import type { Caller } from '../caller.ts'

/** The facts of a table that decide permissions. */
export interface TableFacts {
  readonly visibility: 'open' | 'link' | 'private'
  readonly state: 'waiting' | 'playing' | 'over' | 'abandoned'
  readonly owner: string
  readonly learning: boolean
  readonly seats: readonly {
    readonly seat: Seat
    readonly account: string | null
    /** A bot plays for the absent holder, who may still return. */
    readonly replaced: boolean
  }[]
  /** Whether the caller was invited, or belongs to the club of the table. */
  readonly invited: boolean
  /** Whether the caller sent the secret part of the table's link. */
  readonly keyGiven: boolean
}

/** Whether the caller may know that the table exists. */
export function isVisible(caller: Caller, table: TableFacts): boolean {
  if (isOwner(caller, table) || holdsSeat(caller, table)) return true
  switch (table.visibility) {
    case 'open':
      return true
    case 'link':
      return table.keyGiven || isInvited(caller, table)
    case 'private':
      return isInvited(caller, table)
    default:
      return table.visibility satisfies never
  }
}

export function isOwner(caller: Caller, table: TableFacts): boolean {
  return caller.kind === 'account' && caller.id === table.owner
}

/** Whether the caller holds the seat; without a seat, any of them. */
export function holdsSeat(caller: Caller, table: TableFacts, seat?: number): boolean {
  return (
    caller.kind === 'account' &&
    table.seats.some((each) => each.account === caller.id && (seat === undefined || each.seat === seat))
  )
}

function isInvited(caller: Caller, table: TableFacts): boolean {
  return caller.kind === 'account' && table.invited
}

/** Stands for a table that does not exist, which is refused like one that the caller may not see. */
export const absentTable: TableFacts = {
  visibility: 'private',
  state: 'waiting',
  owner: '',
  learning: false,
  seats: [],
  invited: false,
  keyGiven: false,
}
