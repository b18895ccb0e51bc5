import type { Caller } from '../caller.ts'
import { grantOf, type Permission, type Relation, type SitePermission, type TablePermission } from './permissions.ts'
import { holdsSeat, isOwner, isVisible, type TableFacts } from './table-facts.ts'

/** Why a caller may not do something; each is the code of a problem. */
export type Denial = 'unauthenticated' | 'forbidden' | 'suspended' | 'notFound'

type About = [permission: SitePermission] | [permission: TablePermission, table: TableFacts, seat?: number]

/** Whether the caller has the permission. `seat` is the seat concerned; without it any seat of the caller counts. */
export function may(caller: Caller, ...about: About): boolean {
  return refusal(caller, ...about) === undefined
}

/**
 * Why the caller lacks the permission; undefined if it is granted. A table that the caller may not see is not found; an
 * anonymous caller is asked to sign in, as for a table that does not exist.
 */
export function refusal(caller: Caller, ...[permission, table, seat]: About): Denial | undefined {
  if (table !== undefined && !isVisible(caller, table))
    return caller.kind === 'anonymous' ? 'unauthenticated' : 'notFound'
  const { anonymous, relations, forSeat } = grantOf(permission)
  if (caller.kind === 'anonymous') return anonymous ? undefined : 'unauthenticated'
  if (!isEntitled(caller, permission)) return 'forbidden'
  if (relations === undefined || table === undefined) return suspension(caller, permission)
  return relations.some((relation) => hasRelation(caller, relation, table, forSeat ? seat : undefined))
    ? suspension(caller, permission)
    : 'forbidden'
}

/** Only for callers who would have the permission otherwise. */
function suspension(caller: Caller & { kind: 'account' }, permission: Permission): Denial | undefined {
  return caller.suspendedUntil && grantOf(permission).notSuspended ? 'suspended' : undefined
}

function isEntitled(caller: Caller & { kind: 'account' }, permission: Permission): boolean {
  const { needs, noGuests, noLinks, operator } = grantOf(permission)
  if ((noGuests && caller.guest) || (noLinks && caller.via === 'link')) return false
  if (operator && (!caller.operator || (operator === 'raised' && !caller.operator.raised))) return false
  return needs === 'session' ? caller.via === 'session' : caller.scopes.includes(needs)
}

function hasRelation(caller: Caller, relation: Relation, table: TableFacts, seat: number | undefined): boolean {
  switch (relation) {
    case 'spectator':
      return isVisible(caller, table)
    case 'seat':
      return holdsSeat(caller, table, seat)
    case 'learner':
      // The creator of the table may have left; learners must not wait for that.
      return table.learning && holdsSeat(caller, table)
    case 'owner':
      return isOwner(caller, table)
    default:
      return relation satisfies never
  }
}
