import type { Motion } from '../../board/interaction/board.ts'
import type { EntryUpdate } from './link.ts'
import type { TableStore } from './table-state.ts'

/** Milliseconds between the steps of a rival, at normal speed. */
const stepTime = 340

/** Milliseconds after the turn of a rival, to read what it was. */
export const turnTime = 1400

/** Shows updates at a pace that can be followed. */
export interface Playback {
  readonly add: (update: EntryUpdate) => void
  /** Drops updates that have not been shown. */
  readonly clear: () => void
  /** Shows the next update, unless a round summary is open or the previous step is still on show. */
  readonly advance: () => void
  /** Shows all pending updates at once. */
  readonly hurry: () => void
  /** Resolves when my own move is shown, which waits for a paint. */
  readonly shown: () => Promise<void> | undefined
  readonly stop: () => void
}

interface PlaybackOptions {
  readonly motion: () => Motion
  readonly afterPaint: (act: () => void) => void
  readonly show: (update: EntryUpdate) => void
}

export function createPlayback(store: TableStore, { motion, afterPaint, show }: PlaybackOptions): Playback {
  const queue: EntryUpdate[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let showing: Promise<void> | undefined

  function isOwn({ seat }: EntryUpdate): boolean {
    return seat === store.getState().table.me
  }

  function advanceSoon(): void {
    if (showing) return
    const { promise, resolve } = Promise.withResolvers<void>()
    showing = promise
    afterPaint(() => {
      showing = undefined
      advance()
      resolve()
    })
  }

  function advance(): void {
    if (timer !== undefined || showing || store.getState().summary) return
    const update = queue.shift()
    store.setState({ behind: queue.length })
    if (!update) return
    show(update)
    const rest = restAfter(update)
    if (rest === 0) advance()
    else
      timer = setTimeout(() => {
        timer = undefined
        advance()
      }, rest)
  }

  function restAfter(update: EntryUpdate): number {
    const { speed, calm } = motion()
    if (isOwn(update) || speed === 0) return 0
    const { turn } = store.getState()
    const ended = !turn.over && turn.seats.length === 1 && update.seat !== undefined && turn.seats[0] !== update.seat
    if (ended) return turnTime / speed
    return calm ? stepTime / 2 : stepTime / speed
  }

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    advance,
    stop,
    shown: () => showing,
    add: (update) => {
      queue.push(update)
      if (isOwn(update)) advanceSoon()
      else advance()
    },
    clear: () => {
      stop()
      queue.length = 0
    },
    hurry: () => {
      stop()
      while (queue.length > 0 && !store.getState().summary) {
        const update = queue.shift()
        if (update) show(update)
      }
      store.setState({ behind: queue.length })
    },
  }
}
