import type { Seat } from '@carriage/kernel'

/**
 * How a game is played for a player who is out of time and may come back: the move that they have prepared, or else the
 * one that commits them least. It is given the view of the seat and the draft of the owner, in the format of the
 * client. If it returns undefined, a bot decides as it would for its own seat.
 */
export type StandIn<View = object, Move = object> = (view: View, seat: Seat, draft: unknown) => Move | undefined
