import { setTimeout as pause } from 'node:timers/promises'
import type { Finding } from './checker.ts'
import type { InjectedFault } from './faults.ts'
import { handleOversizedRecord, poisonMatch } from './hostile.ts'
import type { ChaosHouse } from './house.ts'
import { useLink } from './links.ts'
import type { ChaosGuest } from './requests.ts'

export interface FaultWindow {
  /** From when to when there were faults, in milliseconds since the epoch. */
  readonly from: number
  readonly to: number
  /** What went wrong with oversized records and broken matches. */
  readonly findings: readonly Finding[]
  readonly oversized: number
  readonly poisoned: number
  readonly links: number
}

/** Lets the faults happen one after the other. */
export async function inject(
  faults: readonly InjectedFault[],
  house: ChaosHouse,
  importer: ChaosGuest,
): Promise<FaultWindow> {
  const from = Date.now()
  const terms = { store: house.cluster.url, gateways: house.gateways, importer }
  // These go on beside the faults that follow.
  const oversized: Promise<Finding[]>[] = []
  const poisoned: Promise<Finding[]>[] = []
  const links = faults.filter(({ what }) => what === 'poison').map(() => useLink(terms))
  for (const { after, what, whom } of faults) {
    await pause(after)
    if (what === 'postgres') await house.cluster.restart()
    else if (what === 'nats') await house.nats.restart()
    else if (what === 'oversized') oversized.push(handleOversizedRecord(terms))
    else if (what === 'poison') poisoned.push(poisonMatch(terms))
    else await killOne(house, whom)
  }
  const to = Date.now()
  const findings = (await Promise.all([...oversized, ...poisoned, ...links])).flat()
  return { from, to, findings, oversized: oversized.length, poisoned: poisoned.length, links: links.length }
}

/** Maximum number of processes starting at the same time: with more, none would ever be up. */
const mostDown = 3

/** Kills one of the processes that are up. */
async function killOne({ processes }: ChaosHouse, whom: number): Promise<void> {
  for (;;) {
    const up = processes.filter((process) => process.up)
    const victim = up[whom % up.length]
    if (victim && processes.length - up.length < mostDown) {
      victim.kill()
      return
    }
    await pause(20)
  }
}
