/** Shared by the main thread and its watcher: the number of the running work and its time limit. */
export type WatchedState = Int32Array<SharedArrayBuffer>

/** The indexes. `work` is 0 while nothing runs, and negative once the watcher is ending it. */
export const watched = { work: 0, limit: 1 } as const

/** Sent by the watcher when it has ended something. */
export interface CutWork {
  readonly cut: true
}
