import type { Seat } from '@carriage/kernel'

/**
 * How a game is played for a player who is out of time and may come back: what they have prepared, or else what binds
 * them least. It is shown what the seat sees, and what the owner has drafted for it, in whatever form their client
 * keeps drafts. Without an answer a bot decides as it would for itself.
 */
export type StandIn<View = object, Move = object> = (view: View, seat: Seat, draft: unknown) => Move | undefined
