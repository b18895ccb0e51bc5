import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { endChild, hasEnded, startChild } from './children.ts'
import type { InsideFault } from './inside.ts'
import { until } from './waiting.ts'

export interface Post {
  readonly name: string
  readonly role: string
  /** Where players reach it, if it plays. The same after each start, so that they find it again. */
  readonly port?: number
  readonly opsPort: number
  /** Settings of its own. */
  readonly env?: Readonly<Record<string, string>>
}

/** One process of the server, started again whenever it ends. */
export interface SupervisedProcess {
  readonly post: Post
  /** Whether it has come up since its last start. */
  readonly up: boolean
  readonly starts: number
  /** How it ended, if it ended unexpectedly after it had come up. */
  readonly collapses: readonly string[]
  /** How often it could not start, because the store went away meanwhile, and said so. */
  readonly falseStarts: number
  /** Replaces it by a process of another release: SIGTERM, wait until it has ended, start the other one, wait until it is ready. */
  replace(release: string, settings?: Readonly<Record<string, string>>): Promise<void>
  /** Ends it by SIGTERM and starts it again. */
  restart(): void
  /** Stops it in the middle of its work for this many milliseconds; then it goes on. */
  freeze(milliseconds: number): Promise<void>
  /** Has something happen inside of it; it may end of that. */
  inject(fault: InsideFault): void
  /** SIGKILL: it learns nothing of its end. */
  kill(): void
  stop(): Promise<void>
}

export interface Surroundings {
  /** The folder of the sources that it runs. */
  readonly release: string
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
}

/** Loaded by each process before the server. */
const inside = join(import.meta.dirname, 'inside.ts')

/** What a process may use of memory, in megabytes. */
const memory = 512

export function superviseProcess(post: Post, { folder, env, ...first }: Surroundings): SupervisedProcess {
  const log = openSync(join(folder, `${post.name}.log`), 'a')
  const collapses: string[] = []
  let falseStarts = 0
  let starts = 0
  let up = false
  let stopping = false
  let replacing = false
  let mayRunOut = false
  let { release } = first
  let changed: Readonly<Record<string, string>> = {}
  let child = start()

  return {
    post,
    get up() {
      return up
    },
    get starts() {
      return starts
    },
    collapses,
    get falseStarts() {
      return falseStarts
    },
    async replace(next, settings = {}) {
      release = next
      changed = settings
      replacing = true
      up = false
      child.kill('SIGTERM')
      await until(`${post.name} is replaced`, async () => up, 300_000)
    },
    restart() {
      replacing = true
      up = false
      child.kill('SIGTERM')
    },
    async freeze(milliseconds) {
      const frozen = child
      frozen.kill('SIGSTOP')
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      frozen.kill('SIGCONT')
    },
    inject(fault) {
      if (fault.fault === 'memory') mayRunOut = true
      // The error of sending to a process that has ended meanwhile is ignored.
      child.send(fault, () => undefined)
    },
    kill() {
      up = false
      child.kill('SIGKILL')
    },
    async stop() {
      stopping = true
      await endChild(child)
    },
  }

  function start(): ChildProcess {
    starts += 1
    const options: SpawnOptions = {
      stdio: ['ignore', log, log, 'ipc'],
      env: {
        PATH: process.env.PATH,
        ...env,
        ...post.env,
        CARRIAGE_ROLES: post.role,
        OPS_PORT: `${post.opsPort}`,
        ...(post.port !== undefined && { PORT: `${post.port}` }),
        ...changed,
      },
    }
    const args = [`--max-old-space-size=${memory}`, '--import', inside, join(release, 'server', 'main.ts')]
    const started = startChild(process.execPath, args, options, 'SIGKILL')
    started.once('exit', (code, signal) => {
      const wasUp = up
      up = false
      if (stopping) return
      const ranOut = mayRunOut && (signal === 'SIGABRT' || signal === 'SIGTRAP')
      mayRunOut = false
      if (replacing && code === 0) replacing = false
      else if (signal !== 'SIGKILL' && !ranOut) {
        if (wasUp || replacing) collapses.push(`${post.name}: ${signal ?? `exit code ${code}`}`)
        else falseStarts += 1
      }
      child = start()
    })
    void watchOver(started)
    return started
  }

  async function watchOver(started: ChildProcess): Promise<void> {
    const gone = () => hasEnded(started) || stopping
    await until(`${post.name} is ready`, async () => gone() || isReady(post.opsPort), 600_000)
    if (!gone() && child === started) up = true
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3_000) })
    return ok
  } catch {
    return false
  }
}
