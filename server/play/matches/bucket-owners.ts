import { createHash } from 'node:crypto'
import type { Bus } from '../../platform/bus/index.ts'
import { membersDoubted } from '../../platform/operations/metrics.ts'
import { LruCache } from './lru-cache.ts'
import { beatEvery, goneSubject, hereSubject } from './serve.ts'

/** The processes that play matches just now, as one process sees them. */
export interface BucketOwners {
  /** Who plays the matches of a bucket, best first. Soft: any process may; using the same one keeps its cache warm. */
  forBucket(bucket: number): readonly string[]
  /** Forgets a member that did not answer, until it is heard again. */
  doubt(member: string): void
  /** Whether a member has said lately that it is here. */
  isBeating(member: string): boolean
  stop(): void
}

/**
 * A member that ended is known at once, since nobody listens on its subject any more. One that is only silent may be collecting
 * garbage or wait for a processor; to load its matches elsewhere takes longer than such a pause.
 */
const silence = 8 * beatEvery

export function watchBucketOwners(bus: Bus, now: () => number = () => performance.now()): BucketOwners {
  const lastHeard = new Map<string, number>()
  /** The last beat of each, also of those that are doubted. */
  const beats = new LruCache<number>(1_000)
  const orders = new Map<number, readonly string[]>()
  const here = bus.subscribe(hereSubject, (member) => {
    if (!lastHeard.has(member)) orders.clear()
    lastHeard.set(member, now())
    beats.set(member, now())
  })
  const gone = bus.subscribe(goneSubject, forget)
  bus.publish('matches.who', '')

  return {
    forBucket(bucket) {
      for (const [member, heard] of lastHeard) if (now() - heard > silence) forget(member)
      const known = orders.get(bucket)
      if (known) return known
      const order = [...lastHeard.keys()].sort((a, b) => weight(b, bucket) - weight(a, bucket))
      orders.set(bucket, order)
      return order
    },
    doubt(member) {
      membersDoubted.add(1)
      forget(member)
    },
    isBeating: (member) => now() - (beats.get(member) ?? Number.NEGATIVE_INFINITY) < silence,
    stop() {
      here.end()
      gone.end()
    },
  }

  function forget(member: string): void {
    if (lastHeard.delete(member)) orders.clear()
  }
}

/** Rendezvous hashing: when a member comes or goes, only its own buckets change hands. */
function weight(member: string, bucket: number): number {
  return createHash('sha256').update(`${member} ${bucket}`).digest().readUInt32BE()
}
