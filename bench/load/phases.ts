import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@carriage/server'
import { roundsOf } from '../rounds.ts'
import type { CrowdServer } from './crowd-server.ts'
import type { CrowdTable } from './crowd-table.ts'
import { type Gauge, gaugeAll, gaugeEvery } from './gauges.ts'
import { type CrowdNotes, noteError } from './notes.ts'

/** Everything that a phase needs. */
export interface CrowdRun {
  readonly server: CrowdServer
  readonly tables: readonly CrowdTable[]
  readonly notes: CrowdNotes
  readonly database: Database
  /** One of the gateways, in turn. */
  readonly gateway: () => string
}

/** Processes are looked at this many times in a phase, and no more often than every three seconds. */
const looks = 30

/** All sit down. Gives what each process held before and after. */
export async function sitDownAll({ server, tables, gateway }: CrowdRun): Promise<Record<'before' | 'after', Gauge[]>> {
  const before = await gaugeAll(server.members, 'collect')
  const progress = roundsOf(tables.length, 'tables')
  const batch = 50
  for (let at = 0; at < tables.length; at += batch) {
    await Promise.all(tables.slice(at, at + batch).map((table) => table.sitDown(gateway)))
    progress.at(at)
  }
  progress.end()
  return { before, after: await gaugeAll(server.members, 'collect') }
}

/** All play for some minutes. */
export async function playFor(minutes: number, { server, tables, notes }: CrowdRun): Promise<readonly Gauge[]> {
  notes.phase = 'play'
  const gauging = gaugeEvery(Math.max(3, (minutes * 60) / looks), () => server.members)
  for (const table of tables) table.play()
  const progress = roundsOf(Math.ceil(minutes * 60), 'seconds')
  for (let second = 0; second < minutes * 60; second++) {
    await pause(Math.min(1_000, (minutes * 60 - second) * 1_000))
    progress.at(second)
  }
  progress.end()
  await gauging.stop()
  return gauging.gauges
}

/** Every connection ends at the same moment, while people play, and all come back at once. Gives seconds until all follow. */
export async function reconnectAll({ tables, notes, gateway }: CrowdRun): Promise<number> {
  notes.phase = 'reconnecting'
  for (const table of tables) table.drop()
  const began = performance.now()
  await Promise.all(tables.map((table) => table.comeBack(gateway)))
  const took = (performance.now() - began) / 1_000
  await pause(3_000)
  return took
}

/** Seconds from the start of the processes. */
export interface ColdStart {
  readonly ready: number
  readonly allFollow: number
  /** Until every table had a move acknowledged. */
  readonly allMoved: number
  /** Until no deadline was due. */
  readonly noneDue: number
}

/**
 * The whole site stops, every deadline falls due meanwhile, and it starts again: all people come back at the same moment
 * and make a move as soon as they can.
 */
export async function startCold({ server, tables, notes, database, gateway }: CrowdRun): Promise<ColdStart> {
  notes.phase = 'cold start'
  await Promise.all(tables.map((table) => table.rest()))
  for (const table of tables) table.drop()
  await server.halt()
  await database.pool.query(`update deadlines set due_at = now() - interval '1 second'`)
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1_000
  await server.start()
  const ready = passed()
  let allFollow = 0
  const [, , noneDue] = await Promise.all([
    Promise.all(tables.map((table) => table.comeBack(gateway))).then(() => {
      allFollow = passed()
    }),
    Promise.all(tables.map((table) => table.moveNow())),
    untilNoneDue(database).then(passed),
  ])
  return { ready, allFollow, allMoved: passed(), noneDue }
}

async function untilNoneDue({ pool }: Database): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ due: boolean }>(
      'select exists (select from deadlines where due_at <= now()) as due',
    )
    if (!rows[0]?.due) return
    await pause(200)
  }
}

/** How long what was acknowledged may take to reach everybody, in milliseconds. */
const timeout = 30_000

/** All stop, and everybody must have seen everything. */
export async function restAll({ tables, notes }: CrowdRun): Promise<void> {
  await Promise.all(tables.map((table) => table.rest()))
  const end = performance.now() + timeout
  while (tables.some(({ allSeen }) => !allSeen) && performance.now() < end) await pause(50)
  for (const table of tables) if (!table.allSeen) noteError(notes, 'not everybody saw the last entry', '')
  for (const table of tables) table.drop()
}
