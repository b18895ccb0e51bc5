import { type Chance, fastChance } from '@carriage/kernel'

/** Every kind of fault, with what it is called in the report. */
export const faultKinds = {
  kill: 'a process killed',
  freeze: 'a process stopped for a while (SIGSTOP)',
  longFreeze: 'a process stopped for 10 s, and back',
  restart: 'a process ended by SIGTERM and started again, as in a rolling deployment',
  memory: 'a process out of memory',
  clockForward: 'the clock of a process stepped forward, then back',
  clockBack: 'the clock of a process stepped back, then forward',
  beforeCommit: 'a process killed before a commit',
  afterCommit: 'a process killed after a commit, before it published',
  afterPublish: 'a process killed after it published, before it answered',
  storeCut: 'the connections of a process to PostgreSQL cut',
  storeSlow: 'the connections of a process to PostgreSQL slow',
  storeUnanswered: 'the connections of a process to PostgreSQL without answers',
  busCut: 'a process parted from NATS',
  busSlow: 'the connection of a process to NATS slow',
  busDeaf: 'a process that NATS hears and that does not hear NATS',
  postgres: 'PostgreSQL restarted, immediate',
  nats: 'NATS killed',
  natsAbsent: 'NATS absent for 10 s',
  unhashed: 'a balancer without hash (round robin) for 10 s',
  staleBalancer: 'a balancer with a stale view for 10 s',
  diskFull: 'the disk of PostgreSQL full',
  oversized: 'a record too large for the bus',
  poison: 'a match broken in the store',
} as const

export type FaultKind = keyof typeof faultKinds

/** An injected fault, with its delay after the one before in milliseconds. */
export interface InjectedFault {
  readonly after: number
  readonly what: FaultKind
  /** Which of the processes that are up it hits: the remainder by their number. */
  readonly whom: number
}

const shortest = 200
const longest = 800

/** Two faults of five are kills. */
const killsOf5 = 2

/** All faults of a run, decided by the seed: kills, and the other kinds as often as one another, give or take one. */
export function planFaults(seed: number, count: number, kinds = allKinds()): InjectedFault[] {
  const chance = fastChance(seed)
  const others = shuffled(
    kinds.filter((kind) => kind !== 'kill'),
    chance,
  )
  let next = 0
  const whats = Array.from({ length: count }, (_, at): FaultKind => {
    const other = at % 5 >= killsOf5 ? others[next++ % others.length] : undefined
    return other ?? 'kill'
  })
  return shuffled(whats, chance).map((what) => ({
    what,
    after: shortest + chance.below(longest - shortest + 1),
    whom: chance.below(2 ** 20),
  }))
}

export function allKinds(): FaultKind[] {
  return Object.keys(faultKinds) as FaultKind[] // the keys of the object above
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(chance.below(left.length), 1))
}
