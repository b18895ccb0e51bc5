import { isDeepStrictEqual } from 'node:util'
import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { archivedCommand, type PackingDictionary, packLog, textOf, unpackLog } from '../matches/packed-log.ts'
import type { StoredEntry } from '../matches/stored-entry.ts'

export interface ArchiveOptions {
  /** Days after its end until the log of a match is archived. */
  readonly days: number
  /** The number of logs that a dictionary is made of. Fewer finished matches of a game are not worth archiving. */
  readonly samples?: number
}

/** Matches of one query. */
const batch = 500
/** The limit of a dictionary, in bytes; more takes longer and gains little. */
const mostBytes = 256 * 1024

interface Candidate {
  readonly id: MatchId
  readonly game: string
  readonly rules: number
}

/**
 * Moves the logs of matches that ended long ago from `moves` to `archived_logs`, each in its own transaction, so that
 * an interruption leaves each log complete in one place. Returns how many.
 */
export async function archiveFinished(
  { database, log }: { readonly database: Database; readonly log: Logger },
  { days, samples = 20 }: ArchiveOptions,
): Promise<number> {
  let archived = 0
  // Skipped matches are tried by the next sweep.
  const left = new Set<MatchId>()
  for (;;) {
    const due = (await dueMatches(database, days, left.size + batch)).filter(({ id }) => !left.has(id))
    if (due.length === 0) return archived
    for (const { id } of due) left.add(id)
    for (const matches of Map.groupBy(due, ({ game, rules }) => `${game} ${rules}`).values()) {
      const dictionary = await dictionaryFor(database, matches, samples)
      if (!dictionary) continue
      for (const { id } of matches)
        if (await archiveMatch(database, id, dictionary)) {
          left.delete(id)
          archived += 1
        } else log.warn({ match: id }, 'log not archived: incomplete, quarantined, or being archived elsewhere')
    }
  }
}

/** Oldest first. */
async function dueMatches({ pool }: Database, days: number, limit: number): Promise<readonly Candidate[]> {
  const { rows } = await pool.query<Candidate>(
    `select m.id, m.game, m.rules from (
       select id, ended_at from tables where state = 'over' and not archived and ended_at < now() - $1 * interval '1 day'
       order by ended_at limit $2
     ) t join matches m on m.id = t.id order by t.ended_at`,
    [days, limit],
  )
  return rows
}

/** The dictionary of a game, made of the first logs that are archived. */
async function dictionaryFor(
  database: Database,
  matches: readonly Candidate[],
  samples: number,
): Promise<PackingDictionary | undefined> {
  const { pool } = database
  const [first] = matches
  if (!first) return undefined
  const found = await findDictionary(pool, first)
  if (found || matches.length < samples) return found
  const texts: Buffer[] = []
  for (const { id } of matches.slice(0, samples)) texts.push(textOf(await readLog(pool, id)))
  const content = Buffer.concat(texts).subarray(-mostBytes)
  // Another process may have made one in the meantime.
  await pool.query(
    'insert into archive_dictionaries (game, rules, content) values ($1, $2, $3) on conflict do nothing',
    [first.game, first.rules, content],
  )
  return findDictionary(pool, first)
}

async function findDictionary(
  pool: Pick<pg.Pool, 'query'>,
  { game, rules }: Candidate,
): Promise<PackingDictionary | undefined> {
  const { rows } = await pool.query<PackingDictionary>(
    'select id, content from archive_dictionaries where game = $1 and rules = $2',
    [game, rules],
  )
  return rows[0]
}

/** False if the match is incomplete, or another process archives it. */
function archiveMatch(database: Database, id: MatchId, dictionary: PackingDictionary): Promise<boolean> {
  return inTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      `select from tables where id = $1 and state = 'over' and not archived for update skip locked`,
      [id],
    )
    if (rowCount === 0) return false
    const packed = await packMatch(client, id, dictionary)
    if (packed) await client.query('update tables set archived = true where id = $1', [id])
    return packed
  })
}

/** Moves the log of a match. False if it is incomplete. */
async function packMatch(client: pg.ClientBase, id: MatchId, dictionary: PackingDictionary): Promise<boolean> {
  const { rows } = await client.query<{ version: number; packed: boolean }>(
    `select h.version, exists (select from archived_logs a where a.match_id = h.match_id) as packed from match_heads h
     where h.match_id = $1 and h.result is not null
       and not exists (select from quarantines q where q.match_id = h.match_id)`,
    [id],
  )
  const [head] = rows
  if (!head) return false
  if (head.packed) return true
  const log = await readLog(client, id)
  if (log.length !== head.version || log.some(({ n }, index) => n !== index + 1)) return false
  const packed = await packLog(log, dictionary)
  const saved = log.map((entry) => ({ ...entry, command: archivedCommand(entry.n) }))
  if (!isDeepStrictEqual(await unpackLog(packed, dictionary), saved))
    throw new Error(`The log of match ${id} changes by archiving.`)
  await client.query('insert into archived_logs (match_id, dictionary, content) values ($1, $2, $3)', [
    id,
    dictionary.id,
    packed,
  ])
  await client.query('delete from moves where match_id = $1', [id])
  await client.query('delete from snapshots where match_id = $1', [id])
  return true
}

async function readLog(client: Pick<pg.Pool, 'query'>, id: MatchId): Promise<StoredEntry[]> {
  const { rows } = await client.query<StoredEntry>(
    `select n, seat, command, bot, floor(extract(epoch from at) * 1000)::float8 as at, entry
     from moves where match_id = $1 order by n`,
    [id],
  )
  return rows
}
