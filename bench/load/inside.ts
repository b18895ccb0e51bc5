// Loaded by the processes of the house in a load, before the server: tells what they hold in memory after collecting garbage.

/** What a process says of itself. */
export interface HeldMemory {
  /** Bytes of the JavaScript heap that are in use after a collection. */
  readonly heap: number
  /** Sockets, timers and requests that keep the process awake. */
  readonly resources: number
}

process.on('message', () => {
  globalThis.gc?.()
  const held: HeldMemory = {
    heap: process.memoryUsage().heapUsed,
    resources: process.getActiveResourcesInfo().length,
  }
  process.send?.(held)
})
// Waiting for a question keeps no process from ending.
process.channel?.unref()
