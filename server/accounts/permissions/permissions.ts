import type { Scope } from '../caller.ts'

/** The caller's relation to the table. */
export type Relation = 'spectator' | 'seat' | 'learner' | 'owner'

interface Grant {
  /** One of these is required; undefined for a permission without a table. */
  readonly relations?: readonly Relation[]
  /** For one seat; the holder of another seat does not have it. */
  readonly forSeat?: true
  /** The required scope of a token; `session` for permissions that no token and no one-tap link has. */
  readonly needs: Scope | 'session'
  /** Whether an anonymous caller has it. */
  readonly anonymous?: true
  /** Whether it requires an account that can be signed in to again. */
  readonly noGuests?: true
  /** Whether a session from a one-tap link lacks it, though its scopes would allow it. */
  readonly noLinks?: true
  /** For operators only: by role alone, or while a second factor has raised the session. */
  readonly operator?: 'role' | 'raised'
  /** Whether a suspended account lacks it. */
  readonly notSuspended?: true
}

/** All permissions, and who has them. docs/security.md has the same table. */
export const permissions = {
  listOpen: { needs: 'read', anonymous: true },
  reportFault: { needs: 'read', anonymous: true },
  readCalendar: { needs: 'read', anonymous: true },
  listOwnTables: { needs: 'read' },
  seeHistory: { needs: 'read', noLinks: true },
  readProfile: { needs: 'read', anonymous: true },
  createTable: { needs: 'tables', notSuspended: true },
  joinLearners: { needs: 'tables', notSuspended: true },
  joinQuickMatch: { needs: 'tables', notSuspended: true },
  leaveQuickMatch: { needs: 'tables' },
  playSeasons: { needs: 'tables', noGuests: true, notSuspended: true },
  leaveSeasons: { needs: 'tables', noGuests: true },
  playTournaments: { needs: 'tables', noGuests: true, notSuspended: true },
  leaveTournaments: { needs: 'tables', noGuests: true },
  importRecord: { needs: 'tables', noGuests: true, notSuspended: true },
  manageAccount: { needs: 'session' },
  rename: { needs: 'session', notSuspended: true },
  manageClubs: { needs: 'session', notSuspended: true },
  saveBoxes: { needs: 'session', notSuspended: true },
  reportBoxRows: { needs: 'session', noGuests: true, notSuspended: true },
  issueToken: { needs: 'session', noGuests: true, notSuspended: true },
  readModerationStanding: { needs: 'session', noGuests: true, operator: 'role' },
  moderate: { needs: 'session', noGuests: true, operator: 'raised' },

  readTable: { relations: ['spectator'], needs: 'read', anonymous: true },
  watch: { relations: ['spectator'], needs: 'read', anonymous: true },
  seeRecord: { relations: ['spectator'], needs: 'read', anonymous: true },
  joinTable: { relations: ['spectator'], needs: 'tables', notSuspended: true },

  act: { relations: ['seat'], forSeat: true, needs: 'play' },
  resign: { relations: ['seat'], forSeat: true, needs: 'play', noLinks: true },
  saveDraft: { relations: ['seat'], forSeat: true, needs: 'play' },
  saveNotes: { relations: ['seat'], forSeat: true, needs: 'play' },
  savePremoves: { relations: ['seat'], forSeat: true, needs: 'play' },
  chat: { relations: ['seat'], needs: 'play', notSuspended: true },
  readChat: { relations: ['seat'], needs: 'read' },
  mute: { relations: ['seat'], needs: 'play' },
  report: { relations: ['seat'], needs: 'play' },
  ready: { relations: ['seat'], forSeat: true, needs: 'tables' },
  leave: { relations: ['seat'], forSeat: true, needs: 'tables' },
  rematch: { relations: ['seat'], needs: 'tables', notSuspended: true },

  invite: { relations: ['owner'], needs: 'tables', notSuspended: true },
  seatBot: { relations: ['owner', 'learner'], needs: 'tables' },
  changeTable: { relations: ['owner'], needs: 'tables' },
  start: { relations: ['owner', 'learner'], needs: 'tables' },
} as const satisfies Record<string, Grant>

export type Permission = keyof typeof permissions
/** Permissions for one table. */
export type TablePermission = {
  [D in Permission]: (typeof permissions)[D] extends { relations: unknown } ? D : never
}[Permission]
export type SitePermission = Exclude<Permission, TablePermission>

export function grantOf(permission: Permission): Grant {
  return permissions[permission]
}
