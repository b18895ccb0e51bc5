import { setTimeout as pause } from 'node:timers/promises'

/** Simulates the balancer in front of the processes that play: it chooses the process for each connection. */
export interface ChaosBalancer {
  addressFor(match: string): string
  /** Round robin for this many milliseconds: each connection goes to the next process, whatever its match. */
  forgetHash(milliseconds: number): Promise<void>
  /** Uses a stale view for this many milliseconds: sends matches to other processes than before, also to those that are down. */
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
