import { setTimeout as pause } from 'node:timers/promises'
import type { MatchId } from '@carriage/protocol'
import { budgetOf, localBus, openDatabase, openLog, playMatches } from '@carriage/server'

/** Bytes of the heap after collecting garbage. */
export interface IdleMemory {
  readonly before: number
  readonly loaded: number
  readonly idle: number
}

/* A process that plays, with a short time until it lets go of what nobody asks for. Started by idle.bench.ts. */

const [url = '', capacity = ''] = process.argv.slice(2)
/** Instead of ten minutes, in milliseconds; long enough that none is let go while others are still loaded. */
const idle = 60_000
const database = openDatabase({ url })
const matches = playMatches({
  database,
  bus: localBus(),
  log: openLog('warn', ['play']),
  budget: budgetOf(60_000),
  capacity: Number(capacity),
  idle,
})

process.on('message', (ids: readonly MatchId[]) => {
  void measure(ids).then((memory) => process.send?.(memory))
})
process.on('disconnect', () => process.exit(0))

async function measure(ids: readonly MatchId[]): Promise<IdleMemory> {
  // The first one loads the rules and makes connections.
  for (const id of ids.slice(0, 20)) await matches.standing(id, 'spectator')
  const before = heap()
  for (const id of ids) if (!(await matches.standing(id, 'spectator'))) throw new Error(`There is no match ${id}.`)
  const loaded = heap()
  await pause(idle * 1.25)
  return { before, loaded, idle: heap() }
}

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
