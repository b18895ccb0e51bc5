import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'

export interface StepOptions {
  readonly database: Database
  readonly bus: Bus
  readonly log: Logger
}

/** What a step tells to the rest of the house once it is committed. */
export interface StepDone {
  readonly started?: readonly MatchId[]
  /** Left to bots, which are called. */
  readonly ended?: readonly MatchId[]
}

export interface StepSource {
  /** For the log: `season`. */
  readonly what: string
  readonly due: readonly number[]
  /** Does what is due at one of them; nothing if nothing is due, or another process has it. */
  step(client: pg.ClientBase, id: number): Promise<StepDone | undefined>
  /** After a step failed: it is tried again later. */
  putOff(id: number): Promise<unknown>
}

/**
 * Takes steps at each until none is due. A step is one transaction that holds its row, so any number of processes may do
 * this at once, and one that stops leaves whole steps.
 */
export async function takeSteps({ database, bus, log }: StepOptions, steps: StepSource): Promise<void> {
  for (const id of steps.due) {
    try {
      let done: StepDone | undefined
      do {
        done = await inTransaction(database, (client) => steps.step(client, id))
        // Bots are called by the clock where somebody was deleted since: on a closed bus no courier may call them.
        for (const table of done?.started ?? []) bus.publish(`table.${table}`, 'started')
        for (const table of done?.ended ?? []) bus.publish(`table.${table}`, 'resigned')
      } while (done)
    } catch (error) {
      log.error({ err: error, [steps.what]: id }, `${steps.what} failed; trying again later`)
      await steps.putOff(id)
    }
  }
}
