import type { Seat } from '@carriage/kernel'
import type { Command, Problem } from '@carriage/protocol'

/**
 * A command for a seat of a running match, from its holder or a bot. Its sender has checked that the caller may act for
 * the seat.
 */
export type SeatCommand =
  | {
      readonly type: 'move'
      readonly id: string
      readonly basis: number
      readonly seat: Seat
      readonly move: object
      /** A program decides, for a bot's seat or an absent player. */
      readonly bot?: true
      /** The measured network lag of this client, in milliseconds; its clock refunds some of it. */
      readonly lag?: number
    }
  | { readonly type: 'undo'; readonly id: string; readonly basis: number; readonly seat: Seat; readonly n?: number }
  | {
      readonly type: 'consent'
      readonly id: string
      readonly basis: number
      readonly seat: Seat
      readonly n: number
      readonly agree: boolean
    }

/** `n` is the number of the entry, or of the last one if nothing was entered. */
export type CommandOutcome =
  | { readonly ok: true; readonly n: number }
  | { readonly ok: false; readonly problem: Problem }

/** A client's command for the seat that it acts for. Resigning is not an entry of the log, so it is not among these. */
export function seatCommandOf(command: Exclude<Command, { type: 'resign' }>, seat: Seat, lag?: number): SeatCommand {
  switch (command.type) {
    case 'move':
      return { ...command, seat, ...(lag !== undefined && { lag }) }
    case 'undo': {
      const { n, ...rest } = command
      return { ...rest, seat, ...(n !== undefined && { n }) }
    }
    case 'consent':
      return { ...command, seat }
    default:
      return command satisfies never
  }
}
