import type { ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '@carriage/shared/ports'
import { type ArchivedCluster, asking, startArchivedCluster } from './archived-cluster.ts'
import { endChild, hasEnded, startChild } from './children.ts'
import { type Load, loadLines, playUnder } from './load.ts'
import { type ChaosServer, startChaosServer, thisRelease } from './server.ts'
import { openStoredLogs } from './stored-logs.ts'
import { replayStoredLog } from './truth.ts'
import { until } from './waiting.ts'

/**
 * Two ways back from a backup that was made while people played: to the moment before an accident, with the server open,
 * and on an empty machine after the loss of everything but the repository.
 */
export async function rehearseRestore({ tables }: { tables: number }): Promise<boolean> {
  let cluster: ArchivedCluster | undefined
  const server = await startChaosServer({
    store: async (folder, port) => {
      cluster = await startArchivedCluster(folder, port)
      return cluster
    },
  })
  try {
    if (!cluster) throw new Error('The server has no database.')
    const load = await playUnder({ gateways: () => server.ready(), tables, thinking: 100, seed: 1 })
    const accident = await undoAccident(cluster, load)
    const passed = accident.intact && (await startElsewhere(server, cluster, load, accident))
    console.log(passed ? 'Nothing that had to be kept was lost.' : 'The restore failed.')
    return passed
  } finally {
    await server.stop()
    server.remove()
  }
}

interface Accident {
  readonly intact: boolean
  /** What was acknowledged between the moment to go back to and the restore is gone, as it has to be. */
  readonly moment: number
  readonly openAt: number
}

/** Drops the table of entries, restores the store to the moment before, and checks that matches go on without help. */
async function undoAccident(cluster: ArchivedCluster, load: Load): Promise<Accident> {
  await pause(3_000)
  const began = Date.now()
  cluster.backUp()
  console.log(`full backup under load in ${Date.now() - began} ms`)
  await pause(5_000)
  const moment = await asking(cluster.url, async (client) => {
    const { rows } = await client.query<{ at: string; ms: number }>(
      `select clock_timestamp()::text as at, floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
    )
    await client.query('drop table moves cascade')
    return rows[0] ?? { at: '', ms: 0 }
  })
  const accidentAt = Date.now()
  await pause(2_000) // until an operator notices
  const noticedAt = Date.now()
  await cluster.archive()
  await cluster.restoreTo(moment.at)
  const openAt = Date.now()
  await until('people play again', async () => load.answered().some(({ answeredAt }) => answeredAt > openAt))
  await pause(5_000)
  const answered = load.answered()
  const done = answered.filter(({ answer }) => answer && 'done' in answer)
  const before = done.filter(({ answeredAt }) => answeredAt <= moment.ms)
  const after = done.filter(({ answeredAt }) => answeredAt > openAt)
  const lost = await notInStore(cluster.url, before)
  console.log(
    `moves dropped, noticed after ${noticedAt - accidentAt} ms, back at the moment before after ${openAt - noticedAt} ms more`,
  )
  console.log(
    `acknowledged before the moment ${before.length}, lost of them ${lost}; acknowledged after the restore ${after.length}`,
  )
  console.log(loadLines(after).at(-1))
  return { intact: lost === 0 && before.length > 100 && after.length > 0, moment: moment.ms, openAt }
}

/** How many of these commands are not in the log of their match where they were acknowledged. */
async function notInStore(url: string, commands: ReturnType<Load['answered']>): Promise<number> {
  const ids = commands.map(({ id }) => id)
  const stored = await asking(url, (client) =>
    client.query<{ command: string; n: number }>('select command, n from moves where command = any($1)', [ids]),
  )
  const found = new Map(stored.rows.map(({ command, n }) => [command, n]))
  return commands.filter(({ id, answer }) => !(answer && 'done' in answer && found.get(id) === answer.done)).length
}

/** Everything but the repository is lost. One command starts the server from it on another machine. */
async function startElsewhere(
  server: ChaosServer,
  cluster: ArchivedCluster,
  load: Load,
  { moment, openAt }: Accident,
): Promise<boolean> {
  const archivedAt = Date.now()
  await cluster.archive()
  const before = load
    .answered()
    .filter(({ answer }) => answer && 'done' in answer)
    .filter(({ answeredAt: at }) => at < archivedAt && (at <= moment || at > openAt))
  const matches = new Set(before.map(({ match }) => match))
  const elsewhere = mkdtempSync(join(tmpdir(), 'carriage-elsewhere-'))
  // The user that PostgreSQL runs as must get into it.
  chmodSync(elsewhere, 0o755)
  load.leave()
  await server.stop()
  cpSync(cluster.repository, join(elsewhere, 'repository'), { recursive: true })
  const [database = 0, port = 0, ops = 0] = await freePorts(3)
  const began = Date.now()
  const restoring = restore(join(elsewhere, 'repository'), {
    FOLDER: join(elsewhere, 'data'),
    PGPORT: `${database}`,
    PORT: `${port}`,
    OPS_PORT: `${ops}`,
    RATE_LIMIT_FACTOR: '100',
    BOT_THINK_MS: '0',
    LOG_LEVEL: 'warn',
  })
  try {
    await until('the restored server is ready', async () => hasEnded(restoring) || isReady(ops), 240_000)
    if (hasEnded(restoring)) return false
    console.log(`a server from its backup on an empty machine in ${((Date.now() - began) / 1_000).toFixed(1)} s`)
    const url = `postgres://carriage@127.0.0.1:${database}/postgres`
    const lost = await notInStore(url, before)
    const faults = await faultsIn(url, [...matches])
    console.log(
      `acknowledged before the last archived segment ${before.length}, lost of them ${lost}; faults in ${matches.size} logs: ${faults}`,
    )
    const again = await playUnder({ gateways: () => [`http://127.0.0.1:${port}`], tables: 1, thinking: 0, seed: 2 })
    await until('people play in the restored server', async () => again.answered().length > 20)
    const findings = await again.stop(url)
    console.log(`played there: ${again.answered().length} commands, ${findings.length} of them not as they should be`)
    return lost === 0 && faults === 0 && findings.length === 0
  } finally {
    await endChild(restoring)
    rmSync(elsewhere, { recursive: true, force: true })
  }
}

function restore(repository: string, env: Readonly<Record<string, string>>): ChildProcess {
  const command = join(thisRelease, 'deploy/restore')
  return startChild(
    command,
    [repository],
    { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'inherit', 'inherit'] },
    'SIGTERM',
  )
}

async function faultsIn(url: string, matches: readonly string[]): Promise<number> {
  const logs = await openStoredLogs(url)
  let faults = 0
  for (const match of matches) faults += replayStoredLog(await logs.read(match)).faults.length
  await logs.close()
  return faults
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
  return answer?.ok === true
}
