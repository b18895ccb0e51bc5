import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'
import { type Queue, takeSteps } from '../platform/storage/due-rows.ts'

export interface StepOptions {
  readonly database: Database
  readonly bus: Bus
  readonly log: Logger
}

/** What is published of a step after its commit. */
export interface StepDone {
  readonly started?: readonly MatchId[]
  /** Left to bots, which are requested. */
  readonly ended?: readonly MatchId[]
}

/** Takes the due steps of a queue of competitions, and publishes their results. */
export function takeCompetitionSteps(
  { database, bus, log }: StepOptions,
  queue: Queue,
  step: (client: pg.ClientBase, id: number) => Promise<StepDone>,
  now: Date,
): Promise<void> {
  return takeSteps({ database, log, now }, queue, step, ({ started = [], ended = [] }) => {
    // The clock requests bots for people who were deleted since: on a closed bus no other process may.
    for (const table of started) bus.publish(`table.${table}`, 'started')
    for (const table of ended) bus.publish(`table.${table}`, 'resigned')
  })
}
