import type { Scope } from '../accounts/caller.ts'

/** What a caller must be to the table. */
export type Tie = 'spectator' | 'seat' | 'learner' | 'owner'

interface Grant {
  /** One of these is needed; none for a deed that is about no table. */
  readonly ties?: readonly Tie[]
  /** Done for one seat; whoever holds another one may not. */
  readonly forSeat?: true
  /** What a token must have been given; `session` is for deeds that no token and no one-tap link can do. */
  readonly needs: Scope | 'session'
  /** Whether it can be done without being anybody. */
  readonly nobody?: true
  /** Whether it takes an account that can be signed in to again. */
  readonly noGuests?: true
  /** Whether a session from a one-tap link cannot do it, though its scopes would allow it. */
  readonly noLinks?: true
}

/** Everything that can be asked of the house, and of whom it is granted. docs/security.md shows the same as a table. */
export const deeds = {
  listOpen: { needs: 'read', nobody: true },
  reportFault: { needs: 'read', nobody: true },
  listMine: { needs: 'read' },
  createTable: { needs: 'tables' },
  joinLearners: { needs: 'tables' },
  importRecord: { needs: 'tables', noGuests: true },
  manageAccount: { needs: 'session' },
  issueToken: { needs: 'session', noGuests: true },

  seeTable: { ties: ['spectator'], needs: 'read', nobody: true },
  watch: { ties: ['spectator'], needs: 'read', nobody: true },
  seeRecord: { ties: ['spectator'], needs: 'read', nobody: true },
  sitDown: { ties: ['spectator'], needs: 'tables' },

  act: { ties: ['seat'], forSeat: true, needs: 'play' },
  resign: { ties: ['seat'], forSeat: true, needs: 'play', noLinks: true },
  keepDraft: { ties: ['seat'], forSeat: true, needs: 'play' },
  chat: { ties: ['seat'], needs: 'play' },
  readChat: { ties: ['seat'], needs: 'read' },
  mute: { ties: ['seat'], needs: 'play' },
  report: { ties: ['seat'], needs: 'play' },
  ready: { ties: ['seat'], forSeat: true, needs: 'tables' },
  leave: { ties: ['seat'], forSeat: true, needs: 'tables' },
  rematch: { ties: ['seat'], needs: 'tables' },

  invite: { ties: ['owner'], needs: 'tables' },
  seatBot: { ties: ['owner', 'learner'], needs: 'tables' },
  changeTable: { ties: ['owner'], needs: 'tables' },
  start: { ties: ['owner', 'learner'], needs: 'tables' },
} as const satisfies Record<string, Grant>

export type Deed = keyof typeof deeds
/** Deeds that are about one table. */
export type TableDeed = { [D in Deed]: (typeof deeds)[D] extends { ties: unknown } ? D : never }[Deed]
export type HouseDeed = Exclude<Deed, TableDeed>

export function grantOf(deed: Deed): Grant {
  return deeds[deed]
}
