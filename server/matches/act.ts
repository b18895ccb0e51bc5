import type { Seat } from '@carriage/kernel'
import type { Problem } from '@carriage/protocol'

/** What a seat, or the clock, does to a running match. Whoever sends it has checked that the caller may act for the seat. */
export type Act =
  | {
      readonly do: 'move'
      readonly id: string
      readonly basis: number
      readonly seat: Seat
      readonly move: object
      /** A program decides, for a bot's seat or an absent player. */
      readonly bot?: true
      /** The network lag measured for this client, in milliseconds; its clock gives some of it back. */
      readonly lag?: number
    }
  | { readonly do: 'undo'; readonly id: string; readonly basis: number; readonly seat: Seat; readonly n?: number }
  | {
      readonly do: 'consent'
      readonly id: string
      readonly basis: number
      readonly seat: Seat
      readonly n: number
      readonly agree: boolean
    }

/** What became of an act. `n` is the number of the entry, or of the last one where nothing was entered. */
export type Outcome = { readonly ok: true; readonly n: number } | { readonly ok: false; readonly problem: Problem }
