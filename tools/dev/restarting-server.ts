import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The first message to a standby. Any second message starts it. */
export interface ToStandby {
  /** The addresses of the packages to load before it starts. */
  readonly packages: readonly string[]
  /** The address of the program that it then becomes. */
  readonly program: string
}

export type FromStandby =
  /** The address of a folder that sources were loaded from. */
  | { readonly folder: string }
  /** The server is open. The addresses of packages that it had to load for that and that were not loaded before. */
  | { readonly packages: readonly string[] }

const root = resolve(import.meta.dirname, '..', '..')
const program = pathToFileURL(join(root, 'server', 'main.ts')).href

/** An editor may write a file in several steps. */
const settling = 30

/**
 * Runs the server and starts it again after an edit of its sources. Most of a start is loading packages, which edits do
 * not change: so a second process always stands by that has loaded them.
 */
export function restartingServer(env: NodeJS.ProcessEnv): { stop(): Promise<void> } {
  const packages = new Set<string>()
  const watched = new Set<string>()
  let stopped = false
  let restart: NodeJS.Timeout | undefined
  let running = standBy()
  let next: ChildProcess | undefined
  start(running)

  function standBy(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'standby.ts'), { cwd: root, env: { ...process.env, ...env } })
    child.send({ packages: [...packages], program } satisfies ToStandby)
    return child
  }

  function start(child: ChildProcess): void {
    running = child
    child.on('message', (message: FromStandby) => {
      if ('folder' in message) return watchFolder(relative(root, fileURLToPath(message.folder)).split(sep)[0] ?? '')
      for (const url of message.packages) packages.add(url)
      // Not beside the start, which it would slow down.
      if (!stopped && running === child) next ??= standBy()
    })
    child.once('exit', (code, signal) => {
      if (!stopped && signal !== 'SIGKILL') console.error(`The server ended with ${code}. An edit starts it again.`)
    })
    child.send('start')
  }

  function watchFolder(folder: string): void {
    if (watched.has(folder)) return
    watched.add(folder)
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|json|sql)$/.test(file) || /\.test\.ts$|(^|\/)(node_modules|testing|fixtures)\//.test(file))
        return
      clearTimeout(restart)
      restart = setTimeout(() => void restartServer(), settling)
    }).unref()
  }

  async function restartServer(): Promise<void> {
    if (stopped) return
    const [old, child] = [running, next ?? standBy()]
    next = undefined
    await ended(old)
    start(child)
  }

  /** An edit may end the server at any moment: what it has acknowledged is in the database. */
  async function ended(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  return {
    async stop() {
      stopped = true
      clearTimeout(restart)
      await Promise.all([running, next].filter((child) => child !== undefined).map(ended))
    },
  }
}
