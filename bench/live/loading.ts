import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { PreparedTable } from './tables.ts'

/** Players who play one table after the other. */
export interface LoaderPlayers {
  readonly cookies: readonly string[]
  readonly tables: readonly PreparedTable[]
}

/**
 * When the next move at a table is sent. `after`: milliseconds after the last acknowledgement (a closed loop). `every`: at random
 * times with this mean interval in milliseconds, whether or not the server keeps up (an open loop, as people play).
 */
export type Rhythm = { readonly after: number } | { readonly every: number }

/** Messages to the process that plays. */
export type LoaderCommand =
  | { readonly type: 'sit'; readonly url: string; readonly places: readonly LoaderPlayers[] }
  | { readonly type: 'play'; readonly seconds: number; readonly rhythm: Rhythm }

export interface LoaderResult {
  readonly type: 'played'
  /** Moves that were acknowledged. */
  readonly moves: number
  readonly seconds: number
  /** Milliseconds from when a command was due to be sent until its acknowledgement. */
  readonly p50: number
  readonly p99: number
  /** CPU seconds of the load itself. */
  readonly cpu: number
}

export type LoaderMessage = { readonly type: 'seated' } | LoaderResult

/** Plays at all places at once for some seconds, in a process of its own; `onStart` is called when all have sat down. */
export async function playAt(
  url: string,
  places: readonly LoaderPlayers[],
  seconds: number,
  onStart: () => Promise<void>,
  rhythm: Rhythm = { after: 0 },
): Promise<LoaderResult> {
  const child = fork(join(import.meta.dirname, 'load.ts'))
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The load ended with ${code}.`)
  })
  const ask = async (order: LoaderCommand): Promise<LoaderMessage> => {
    child.send(order)
    const [message] = (await Promise.race([once(child, 'message'), failed])) as [LoaderMessage] // written by load.ts
    return message
  }
  await ask({ type: 'sit', url, places })
  await onStart()
  const message = await ask({ type: 'play', seconds, rhythm })
  if (message.type !== 'played') throw new Error('The load did not play.')
  failed.catch(() => undefined)
  return message
}
