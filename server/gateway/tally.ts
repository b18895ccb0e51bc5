import type { ByeReason } from '@carriage/protocol'

/** What a gateway has done since it started, for whoever keeps it. */
export interface Tally {
  framesSent: number
  viewsSent: number
  /** Frames that did not come over the bus and were fetched. */
  framesFetched: number
  /** Matches in which the relay found an entry that had not been heard of. */
  relayed: number
  commands: number
  refused: number
  closed: Record<string, number>
}

/** Reasons are there from the start, so that their figures are. */
const noCloses: Readonly<Record<ByeReason, number>> = { draining: 0, tooMany: 0, slow: 0, silent: 0, signedOut: 0 }

export function emptyTally(): Tally {
  return { framesSent: 0, viewsSent: 0, framesFetched: 0, relayed: 0, commands: 0, refused: 0, closed: { ...noCloses } }
}
