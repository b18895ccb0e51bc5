import { Script } from 'node:vm'
import { isMainThread, MessageChannel, Worker } from 'node:worker_threads'
import { onAnswer } from '../../platform/thread-answers.ts'
import { type CutWork, type WatchedState, watched } from './watched-state.ts'

/** Work that may never end. */
export interface Guarded {
  readonly work: () => void
  /** Milliseconds after which it is cut off. */
  readonly limit: number
  /** Called later if it was cut off; from then on nothing of the work has run, not even `finally`. */
  readonly cut: () => void
}

/** Runs guarded work soon, in its own callback. */
export type CutOff = (guarded: Guarded) => void

let ofMainThread: CutOff | undefined

/** A watcher thread can end only what runs in the main thread; in others V8 is armed for each work. */
export function cutOff(): CutOff {
  if (!isMainThread) return runArmed
  ofMainThread ??= watchMainThread()
  return ofMainThread
}

/**
 * A second thread watches the work and ends it through V8's inspector. Work then costs a message to oneself, while
 * arming V8 starts and ends a thread. The whole callback is ended, without `finally`, and a callback of a message port
 * contains nothing else: with `setImmediate`, the callbacks behind it would end too.
 */
function watchMainThread(): CutOff {
  const state: WatchedState = new Int32Array(new SharedArrayBuffer(8))
  const waiting: Guarded[] = []
  let current: Guarded | undefined
  let count = 0
  const { port1: caller, port2: runner } = new MessageChannel()
  runner.on('message', runNext)
  runner.unref()
  startWatcher(state, onCut)
  return (guarded) => {
    waiting.push(guarded)
    // Messages that arrive while one is handled would be handled in the same turn, before any socket.
    setImmediate(sendMessage)
  }

  function sendMessage(): void {
    runner.ref()
    caller.postMessage(null)
  }

  function runNext(): void {
    // Work that did not clear this itself was ended.
    onCut()
    const next = waiting.shift()
    if (waiting.length === 0) runner.unref()
    if (!next) return
    current = next
    count = (count % 0x3fffffff) + 1
    Atomics.store(state, watched.limit, next.limit)
    Atomics.store(state, watched.work, count)
    try {
      next.work()
    } finally {
      // The watcher has decided to end this callback, and must not hit another one.
      if (Atomics.compareExchange(state, watched.work, count, 0) !== count) for (;;);
      current = undefined
    }
  }

  function onCut(): void {
    const ended = current
    current = undefined
    ended?.cut()
  }
}

function startWatcher(state: WatchedState, onCut: () => void): void {
  const watcher = new Worker(new URL('./watcher.ts', import.meta.url), {
    workerData: state,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  })
  onAnswer<CutWork>(watcher, onCut)
  watcher.unref()
}

/** V8's own limit for a script, which takes a thread each time. */
function runArmed({ work, limit, cut }: Guarded): void {
  setImmediate(() => {
    if (!cameToItsEnd(work, limit)) cut()
  })
}

const slot = Symbol.for('carriage.budget')
// A script can only reach the global object, so it calls what is stored there under a symbol; that call is what V8 can
// end.
const script = new Script('globalThis[Symbol.for("carriage.budget")]()')

function cameToItsEnd(work: () => void, timeout: number): boolean {
  const globals: Record<symbol, unknown> = globalThis as unknown as Record<symbol, unknown> // any symbol can be a key
  globals[slot] = work
  try {
    script.runInThisContext({ timeout })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}
