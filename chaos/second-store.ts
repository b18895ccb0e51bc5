import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '@carriage/shared/ports'
import { endChild, hasEnded, startChild } from './children.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { type ChaosServer, thisRelease } from './server.ts'
import { runningBuckets } from './stored-logs.ts'
import { startTcpLink } from './tcp-link.ts'

/** A second PostgreSQL that holds matches of a house, and the moves of buckets to it and back. */
export interface ChaosStore {
  readonly cluster: Cluster
  /** Moves every second bucket in which a match runs to one of the stores, in turn, by the command for operators. */
  moveBuckets(): Promise<void>
  /** Begins as `moveBuckets` does, and is killed after this many milliseconds. */
  killMover(after: number): Promise<void>
  /** Cuts everybody off from it for this many milliseconds. */
  cut(milliseconds: number): Promise<void>
  stop(): Promise<void>
  remove(): void
}

const name = 'second'

/** A command that takes longer is left to the couriers of the house. */
const longestMove = 30_000

export async function addChaosStore(server: ChaosServer): Promise<ChaosStore> {
  const folder = mkdtempSync(join(tmpdir(), 'carriage-second-'))
  const [port = 0, linkPort = 0] = await freePorts(2)
  const cluster = await startCluster(folder, port)
  const link = await startTcpLink(linkPort, port)
  const log = openSync(join(server.folder, 'shards.log'), 'a')
  const program = join(thisRelease, 'server', 'shards', 'shards.ts')
  const env = { PATH: process.env.PATH, DATABASE_URL: server.cluster.url }
  const url = new URL(cluster.url)
  url.port = `${linkPort}`
  const [code] = (await once(run('add', name, url.href), 'exit')) as [number | null]
  if (code !== 0) throw new Error('The second store could not be added.')
  let planned = 0
  return {
    cluster,
    async moveBuckets() {
      await end(await beginMove(), longestMove)
    },
    async killMover(after) {
      await end(await beginMove(), after)
    },
    async cut(milliseconds) {
      link.cut()
      await pause(milliseconds)
      link.mend()
    },
    async stop() {
      await link.close()
      await cluster.stop()
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }

  async function beginMove(): Promise<ChildProcess | undefined> {
    const number = planned++
    // The home store may be away just now; then nothing is moved this time.
    const running = await runningBuckets(server.cluster.url).catch(() => [])
    const buckets = running.filter((_, at) => at % 2 === Math.floor(number / 2) % 2)
    if (buckets.length === 0) return undefined
    return run('move', buckets.join(','), 'to', number % 2 === 0 ? name : 'home')
  }

  function run(...words: string[]): ChildProcess {
    return startChild(process.execPath, [program, ...words], { env, stdio: ['ignore', log, log] }, 'SIGKILL')
  }

  async function end(mover: ChildProcess | undefined, after: number): Promise<void> {
    if (!mover || hasEnded(mover)) return
    await Promise.race([once(mover, 'exit'), pause(after, undefined, { ref: false })])
    await endChild(mover)
  }
}
