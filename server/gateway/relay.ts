import type { Logger } from 'pino'
import type { Database } from '../store/database.ts'
import { Rounds } from './rounds.ts'
import type { WatchedTable } from './watched-table.ts'

export interface Relay {
  stop(): void
}

interface RelayTerms {
  readonly database: Database
  readonly log: Logger
  readonly tables: ReadonlyMap<string, Pick<WatchedTable, 'match' | 'isLookDue' | 'hearOf'>>
  /** Called when the store has an entry that did not arrive by the bus. */
  readonly onNews: () => void
  /** The interval at which each lively match is checked, in milliseconds. */
  readonly every?: number
}

const ticks = 10

/**
 * Asks the store for the versions of the watched matches. An entry that was committed but not published, because a process
 * died in between or the bus lost it, is then fetched by its viewer groups.
 */
export function startRelay({ database, log, tables, onNews, every = 1_000 }: RelayTerms): Relay {
  const rounds = new Rounds(tables, ticks)
  let asking = false
  const timer = setInterval(() => {
    // One query at a time, also where the store is slow.
    if (asking) return
    asking = true
    const now = performance.now()
    ask(rounds.tick().filter((table) => table.isLookDue(now)))
      .catch((error: unknown) => log.warn({ err: error }, 'relay query failed'))
      .finally(() => {
        asking = false
      })
  }, every / ticks)
  return { stop: () => clearInterval(timer) }

  async function ask(part: readonly Pick<WatchedTable, 'match'>[]): Promise<void> {
    if (part.length === 0) return
    const { rows } = await database.pool.query<{ id: string; version: number }>({
      name: 'versions-of',
      text: 'select match_id as id, version from heads where match_id = any($1)',
      values: [part.map(({ match }) => match)],
    })
    for (const { id, version } of rows) if (tables.get(id)?.hearOf(version)) onNews()
  }
}
