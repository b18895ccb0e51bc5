// Loaded by every process of a chaos run before the server: it lets happen inside what cannot be done from outside.
import { subscribe } from 'node:diagnostics_channel'
import { isMainThread } from 'node:worker_threads'

/** Messages of a chaos run to one of its processes. */
export type InsideFault =
  /** Ends at the fail point with this name, the next time that it comes there. */
  | { readonly fault: 'crashAt'; readonly point: string }
  /** From now on the clock is wrong by this many milliseconds. */
  | { readonly fault: 'clock'; readonly by: number }
  | { readonly fault: 'memory' }

let clockBy = 0

if (isMainThread && process.channel) {
  globalThis.Date = steppedDate()
  process.on('message', (shown: InsideFault) => {
    if (shown.fault === 'clock') clockBy = shown.by
    else if (shown.fault === 'memory') takeAllMemory()
    else subscribe(shown.point, () => endSoon(shown.point))
  })
  // Waiting for a message keeps no process from ending.
  process.channel.unref()
}

function steppedDate(): DateConstructor {
  const RealDate = Date
  return new Proxy(RealDate, {
    construct: (target, args, as) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now() + clockBy] : args, as) as Date,
    get: (target, key): unknown => (key === 'now' ? () => RealDate.now() + clockBy : Reflect.get(target, key)),
  })
}

function takeAllMemory(): void {
  const taken: unknown[] = []
  for (;;) taken.push(Array.from({ length: 10_000 }, (_, at) => ({ at })))
}

/** What was published goes out at the end of the current task: only what comes after that is lost. */
function endSoon(point: string): void {
  const end = () => process.kill(process.pid, 'SIGKILL')
  if (point.endsWith('publish')) queueMicrotask(() => queueMicrotask(end))
  else end()
}
