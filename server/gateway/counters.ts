import type { ByeReason } from '@carriage/protocol'

/** What a gateway has done since it started, for the metrics. */
export interface Counters {
  framesSent: number
  viewsSent: number
  /** Frames that did not come over the bus and were fetched. */
  framesFetched: number
  /** Times that the relay found a match with an entry that the bus had not brought. */
  relayed: number
  commands: number
  refused: number
  closed: Record<string, number>
}

/** Every reason starts at zero, so that its metric exists from the start. */
const noCloses: Readonly<Record<ByeReason, number>> = { draining: 0, tooMany: 0, slow: 0, silent: 0, signedOut: 0 }

export function zeroCounters(): Counters {
  return { framesSent: 0, viewsSent: 0, framesFetched: 0, relayed: 0, commands: 0, refused: 0, closed: { ...noCloses } }
}
