import { type Chance, fastChance } from '@carriage/kernel'

/** An injected fault, with its delay after the one before in milliseconds. */
export interface InjectedFault {
  readonly after: number
  readonly what: 'kill' | 'postgres' | 'nats' | 'oversized' | 'poison'
  /** Which of the processes that are up is killed: the remainder by their number. */
  readonly whom: number
}

const shortest = 200
const longest = 800

/** The store and the bus are restarted at least once per this many kills, and at least once in all. */
const killsPerRestart = 30

/**
 * All faults of a run: the seed decides each of them. One oversized record and one broken match come along with each
 * restart.
 */
export function planFaults(seed: number, kills: number): InjectedFault[] {
  const chance = fastChance(seed)
  const restarts = Math.ceil(kills / killsPerRestart)
  const faults: InjectedFault[] = Array.from({ length: kills }, () => fault('kill', chance))
  for (const what of ['postgres', 'nats', 'oversized', 'poison'] as const)
    for (let i = 0; i < restarts; i++) {
      // Spread over the run, never before the first kill.
      const share = faults.length / restarts
      const place = 1 + Math.floor(i * share) + chance.below(Math.max(1, Math.floor(share) - 1))
      faults.splice(Math.min(place, faults.length), 0, fault(what, chance))
    }
  return faults
}

function fault(what: InjectedFault['what'], chance: Chance): InjectedFault {
  return { what, after: shortest + chance.below(longest - shortest + 1), whom: chance.below(2 ** 20) }
}
