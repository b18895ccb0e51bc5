import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './faults.ts'
import type { ChaosHouse } from './house.ts'

/** Lets the faults happen one after the other. Gives the milliseconds that they took. */
export async function inject(faults: readonly Fault[], house: ChaosHouse): Promise<number> {
  const began = performance.now()
  for (const { after, what, whom } of faults) {
    await pause(after)
    if (what === 'postgres') await house.cluster.restart()
    else if (what === 'nats') await house.nats.restart()
    else await killOne(house, whom)
  }
  return performance.now() - began
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
