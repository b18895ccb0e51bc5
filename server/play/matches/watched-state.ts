/** What the main thread and its watcher share: the number of the work that runs and how long it may. */
export type WatchedState = Int32Array<SharedArrayBuffer>

/** Where it lies. `work` is 0 while nothing runs, and negative once the watcher is ending it. */
export const watched = { work: 0, limit: 1 } as const

/** The watcher says so when it has ended something. */
export interface CutWork {
  readonly cut: true
}
