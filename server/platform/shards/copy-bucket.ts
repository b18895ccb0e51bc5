import type pg from 'pg'
import { digestsOf, marksIn } from './compare-matches.ts'
import { readMatchRows } from './read-match-rows.ts'
import type { StoreSession } from './store-session.ts'
import { deleteEntries, deleteMatchRows, insertMatchRows, replaceMatchRows } from './write-match-rows.ts'

/** Matches that are compared and copied together. */
const portion = 32
/** Entries of logs that travel together. */
const mostEntries = 2_000

/** Brings the rows of a bucket from one store to another, while it is played or after. */
export interface BucketCopy {
  /** Copies what is not the same in both stores yet, and compares it. Gives how many matches there were to copy, and are left. */
  round(): Promise<{ readonly found: number; readonly left: number }>
  /** Copies the deadlines of the matches, which clocks may change at any time. */
  copyDeadlines(): Promise<void>
  /** How many matches the source had in the last round. */
  matches(): number
}

export function copyBucket(bucket: string, source: StoreSession, target: StoreSession): BucketCopy {
  /** Matches that were the same in both stores, with the mark that they had then. */
  const settled = new Map<string, string>()
  /** The last entry of each match at the target. */
  const copied = new Map<string, number>()
  /** The last entry of each match up to which the logs were compared and are the same. */
  const compared = new Map<string, number>()
  let count = 0
  return { round, copyDeadlines, matches: () => count }

  async function round(): Promise<{ found: number; left: number }> {
    const marks = await marksIn(source.client, idRangeOf(bucket))
    count = marks.length
    await deleteStrays(new Set(marks.map(({ id }) => id)))
    const todo = marks.filter(({ id, mark }) => settled.get(id) !== mark).map(({ id }) => id)
    let left = 0
    for (let at = 0; at < todo.length; at += portion) left += await settle(todo.slice(at, at + portion))
    return { found: todo.length, left }
  }

  /** What an earlier move that was taken back may have left. */
  async function deleteStrays(wanted: ReadonlySet<string>): Promise<void> {
    const strays = (await matchesIn(target, bucket)).filter((id) => !wanted.has(id))
    for (let at = 0; at < strays.length; at += portion) await deleteMatches(target, strays.slice(at, at + portion))
  }

  async function settle(ids: readonly string[]): Promise<number> {
    // Another mover may have copied them before it died. Later they are only here because they have changed.
    const unknown = ids.filter((id) => !copied.has(id))
    const same = unknown.length > 0 && new Set(await compareUnknown(unknown))
    const missing = same ? ids.filter((id) => !same.has(id)) : ids
    if (missing.length === 0) return 0
    await copyRows(missing)
    await copyEntries(missing)
    return missing.length - (await compare(missing)).length
  }

  async function compareUnknown(ids: readonly string[]): Promise<readonly string[]> {
    const { rows } = await target.client.query<{ id: string; n: number }>(
      `select k.id, coalesce((select max(n) from moves where match_id = k.id), 0) as n from unnest($1::text[]) k(id)`,
      [ids],
    )
    for (const { id, n } of rows) copied.set(id, n)
    return compare(ids)
  }

  /** Those that are the same in both stores. Where a log is not, it is copied anew. */
  async function compare(ids: readonly string[]): Promise<readonly string[]> {
    const parts = ids.map((id) => ({ id, after: compared.get(id) ?? 0, upTo: copied.get(id) ?? 0 }))
    const there = new Map((await digestsOf(target.client, parts)).map((digest) => [digest.id, digest]))
    const same: string[] = []
    for (const { id, mark, rows, log, last } of await digestsOf(source.client, parts)) {
      const other = there.get(id)
      if (other?.log !== log) {
        copied.set(id, 0)
        compared.delete(id)
      } else {
        compared.set(id, other.last)
        if (other.rows !== rows || other.last !== last) continue
        settled.set(id, mark)
        same.push(id)
      }
    }
    return same
  }

  async function copyRows(ids: readonly string[]): Promise<void> {
    const anew = ids.filter((id) => copied.get(id) === 0)
    const rows = await readMatchRows(source.client, ids)
    await target.change(async (client) => {
      await replaceMatchRows(client, ids, rows)
      await deleteEntries(client, anew)
    })
  }

  /** The log only grows, so what is missing comes after what is there. */
  async function copyEntries(ids: readonly string[]): Promise<void> {
    for (;;) {
      const { rows } = await source.client.query<{ id: string; n: number; row: string }>(
        `select t.match_id as id, t.n, t::text as row
         from unnest($1::text[], $2::int[]) k(id, n) join moves t on t.match_id = k.id and t.n > k.n
         order by t.match_id, t.n limit $3`,
        [ids, ids.map((id) => copied.get(id) ?? 0), mostEntries],
      )
      if (rows.length > 0)
        await target.change((client) =>
          insertMatchRows(
            client,
            'moves',
            rows.map(({ row }) => row),
          ),
        )
      for (const { id, n } of rows) copied.set(id, n)
      if (rows.length < mostEntries) return
    }
  }

  async function copyDeadlines(): Promise<void> {
    const { rows } = await source.client.query<{ row: string }>(
      'select t::text as row from deadlines t where t.match_id >= $1 and t.match_id < $2',
      idRangeOf(bucket),
    )
    await target.change(async (client) => {
      await client.query('delete from deadlines where match_id >= $1 and match_id < $2', idRangeOf(bucket))
      await insertMatchRows(
        client,
        'deadlines',
        rows.map(({ row }) => row),
      )
    })
  }
}

/** What archived logs are unpacked with: made at home, with the same ids in every store. */
export async function copyDictionaries(home: pg.Client, target: StoreSession): Promise<void> {
  const { rows: known } = await target.client.query<{ id: number }>('select id from archive_dictionaries')
  const { rows } = await home.query<{ id: number; game: string; rules: number; content: Buffer }>(
    'select id, game, rules, content from archive_dictionaries where id <> all($1::int[])',
    [known.map(({ id }) => id)],
  )
  for (const { id, game, rules, content } of rows)
    await target.change((client) =>
      client.query(
        'insert into archive_dictionaries (id, game, rules, content) overriding system value values ($1, $2, $3, $4)',
        [id, game, rules, content],
      ),
    )
}

/** Deletes what a store has of a bucket, some whole matches at a time. */
export async function emptyBucket(
  bucket: string,
  store: StoreSession,
  onPortion: () => void | Promise<void> = ignore,
): Promise<void> {
  const ids = await matchesIn(store, bucket)
  for (let at = 0; at < ids.length; at += portion) {
    await deleteMatches(store, ids.slice(at, at + portion))
    await onPortion()
  }
}

/** In one transaction, so that no reader finds a part of a match. */
function deleteMatches(store: StoreSession, ids: readonly string[]): Promise<void> {
  return store.change((client) => deleteMatchRows(client, ids))
}

async function matchesIn({ client }: StoreSession, bucket: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from matches where id >= $1 and id < $2 order by id',
    idRangeOf(bucket),
  )
  return rows.map(({ id }) => id)
}

/** From the first id of a bucket to the first after it. No id is as long, and z is the last of their characters. */
export function idRangeOf(bucket: string): [from: string, to: string] {
  return [bucket, `${bucket}zzzzzzzzzzzzz`]
}

function ignore(): void {}
