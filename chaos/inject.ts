import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './faults.ts'
import type { ChaosHouse } from './house.ts'

/** From when to when there were faults, in milliseconds since the epoch. */
export interface Trouble {
  readonly from: number
  readonly to: number
}

/** Lets the faults happen one after the other. */
export async function inject(faults: readonly Fault[], house: ChaosHouse): Promise<Trouble> {
  const from = Date.now()
  for (const { after, what, whom } of faults) {
    await pause(after)
    if (what === 'postgres') await house.cluster.restart()
    else if (what === 'nats') await house.nats.restart()
    else await killOne(house, whom)
  }
  return { from, to: Date.now() }
}

/** So many may be starting at the same time: if none ever came up, nothing would be tried. */
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
