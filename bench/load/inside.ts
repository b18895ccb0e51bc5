import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'

// Loaded by the processes of the server in a load, before the server: shows what they hold in memory.

/** What a process says of itself. */
export interface HeldMemory {
  /** Bytes of the JavaScript heap that were in use after the last whole collection. */
  readonly heap: number
  /** Sockets, timers and requests that keep the process awake. */
  readonly resources: number
}

/** `collect` makes it collect its garbage, which stops a large process for a second; `look` leaves that to V8. */
export type MemoryQuestion = 'collect' | 'look'

let collected: number | undefined
new PerformanceObserver((list) => {
  // As Node documents entries of this type.
  const collections = list.getEntries() as (PerformanceEntry & { readonly detail?: { readonly kind?: number } })[]
  const wasWhole = collections.some(({ detail }) => detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR)
  if (wasWhole) collected = process.memoryUsage().heapUsed
}).observe({ entryTypes: ['gc'] })

process.on('message', (question) => {
  // Asked by gauges.ts.
  if ((question as MemoryQuestion) === 'collect') {
    globalThis.gc?.()
    collected = process.memoryUsage().heapUsed
  }
  const held: HeldMemory = {
    heap: collected ?? process.memoryUsage().heapUsed,
    resources: process.getActiveResourcesInfo().length,
  }
  process.send?.(held)
})
// Waiting for a question keeps no process from ending.
process.channel?.unref()
