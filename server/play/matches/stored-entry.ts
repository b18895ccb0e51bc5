import type { Seat } from '@carriage/kernel'
import type { PlayedEntry, UndoneEntry } from '@carriage/protocol'

/** An entry of the log as stored. */
export interface StoredEntry {
  readonly n: number
  readonly seat: Seat
  readonly command: string
  readonly bot: boolean
  readonly at: number
  readonly entry: PlayedEntry | UndoneEntry
}
