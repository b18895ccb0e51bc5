import type { Allowance } from '../../platform/token-bucket.ts'

/** Limits of one socket, one caller and one gateway. Times are milliseconds. */
export interface Limits {
  /** Messages that a socket may send. */
  readonly messages: Allowance
  /** Messages beyond that which are refused before the socket is closed. */
  readonly timeout: number
  /** Tables that a socket may watch at once. */
  readonly tables: number
  /** Sockets of one account, or of one network without an account. */
  readonly sockets: number
  /** Sockets of one network, for all callers together. */
  readonly networkSockets: number
  /** Sockets that may be opened from one network, whether they are admitted or not. */
  readonly arrivals: Allowance
  /** Bytes that may wait for a slow reader. */
  readonly unread: number
  /** Entries that a watcher may be behind and still get frames; beyond that it gets a whole view. */
  readonly behind: number
  /** The time between two pings. A socket that did not answer the last one is closed. */
  readonly beat: number
  /** How often a socket's session or token is looked up again; it ends at most this much after them. */
  readonly proof: number
  /** How long the bus has to deliver a known frame before it is fetched. */
  readonly grace: number
  /** How long a request to the matches is retried before the watcher gets an error. */
  readonly persistence: number
  /** How long a socket may take to close. */
  readonly closing: number
}

export const usualLimits: Limits = {
  messages: { burst: 100, perSecond: 20 },
  timeout: 200,
  tables: 50,
  sockets: 100,
  networkSockets: 400,
  // A closing gateway sends all sockets of a school or a club elsewhere at the same moment.
  arrivals: { burst: 300, perSecond: 5 },
  unread: 1_000_000,
  behind: 200,
  beat: 20_000,
  proof: 50_000,
  grace: 50,
  persistence: 10_000,
  closing: 3_000,
}
