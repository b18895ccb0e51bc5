import { Session } from 'node:inspector'
import { parentPort, workerData } from 'node:worker_threads'
import { type CutWork, type WatchedState, watched } from './watched-state.ts'

/* A thread that ends work of the main thread that exceeds its time limit. */

/** Milliseconds between checks, by which work may be ended late. */
const pause = 50

const state = workerData as WatchedState // what the main thread starts this one with
let seen = 0
let since = 0

setInterval(() => {
  const work = Atomics.load(state, watched.work)
  const now = performance.now()
  if (work !== seen) {
    seen = work
    since = now
  } else if (work > 0 && now - since >= Atomics.load(state, watched.limit)) {
    // Work that completes at this moment either exits first or waits to be ended.
    if (Atomics.compareExchange(state, watched.work, work, -work) === work) endWork()
  }
}, pause)

/** Connected only for this, so that the main thread normally has no inspector. */
function endWork(): void {
  const session = new Session()
  session.connectToMainThread()
  session.post('Runtime.terminateExecution', (error) => {
    session.disconnect()
    if (error) throw error
    const cut: CutWork = { cut: true }
    parentPort?.postMessage(cut)
  })
}
