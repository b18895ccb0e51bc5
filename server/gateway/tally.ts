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

export function emptyTally(): Tally {
  return { framesSent: 0, viewsSent: 0, framesFetched: 0, relayed: 0, commands: 0, refused: 0, closed: {} }
}
