import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Everything that this run has started and that still runs, with the signal that ends it. */
const running = new Map<ChildProcess, NodeJS.Signals>()

// However the run ends, nothing that it started outlives it.
process.on('exit', () => {
  for (const [child, signal] of running) child.kill(signal)
})

/** Starts a process that ends with this one, by a signal of its own. */
export function startChild(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  signal: NodeJS.Signals,
): ChildProcess {
  const child = spawn(command, args, options)
  running.set(child, signal)
  child.once('exit', () => running.delete(child))
  return child
}

/** Ends it, if it still runs, and waits until it has. */
export async function endChild(child: ChildProcess): Promise<void> {
  const signal = running.get(child)
  if (signal === undefined) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

export function hasEnded(child: ChildProcess): boolean {
  return !running.has(child)
}
