import { setTimeout as pause } from 'node:timers/promises'

/** Stands for the balancer in front of the processes that play: it says where the people of a match connect. */
export interface ChaosBalancer {
  addressFor(match: string): string
  /** Gives each connection to the next process for this many milliseconds, whatever its match. */
  forgetHash(milliseconds: number): Promise<void>
  /** Goes by an old view for this many milliseconds: other processes than before, also those that are away. */
  goStale(milliseconds: number): Promise<void>
}

export function chaosBalancer({
  gateways,
  ready,
}: {
  readonly gateways: readonly string[]
  readonly ready: () => readonly string[]
}): ChaosBalancer {
  const stuck = new Map<string, string>()
  let unhashed = 0
  let stale = 0
  let turn = 0
  return {
    addressFor(match) {
      if (unhashed > 0) return at(gateways, turn++)
      if (stale > 0) return at(gateways, hashOf(match) + 1)
      const up = ready()
      const known = stuck.get(match)
      if (known !== undefined && up.includes(known)) return known
      const address = at(up, hashOf(match))
      stuck.set(match, address)
      return address
    },
    async forgetHash(milliseconds) {
      unhashed += 1
      await pause(milliseconds)
      unhashed -= 1
    },
    async goStale(milliseconds) {
      stale += 1
      await pause(milliseconds)
      stale -= 1
    },
  }
}

function at(addresses: readonly string[], number: number): string {
  return addresses[number % addresses.length] ?? ''
}

function hashOf(match: string): number {
  return Buffer.from(match).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7)
}
