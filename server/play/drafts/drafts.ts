import type { Seat } from '@carriage/kernel'
import { longestDraft, type MatchId, type SavedDraft } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'
import { problemError } from '../../tables/index.ts'

interface Row {
  readonly version: number
  readonly edited_at: Date
  readonly draft: Record<string, unknown>
}

export async function readDraft({ pool }: Database, match: MatchId, seat: Seat): Promise<SavedDraft> {
  const { rows } = await pool.query<Row>(
    'select version, edited_at, draft from drafts where match_id = $1 and seat = $2',
    [match, seat],
  )
  const [row] = rows
  return row
    ? { version: row.version, at: row.edited_at.getTime(), draft: row.draft }
    : { version: 0, at: 0, draft: null }
}

/**
 * Saves a draft, unless a newer one exists, which is then returned. Once the match is over nothing is stored; the table
 * row is locked in the meantime, so that a draft that arrives with the last move is deleted with the others.
 */
export async function saveDraft(
  database: Database,
  match: MatchId,
  seat: Seat,
  { at, draft }: { readonly at: number; readonly draft: Record<string, unknown> },
): Promise<SavedDraft> {
  const text = JSON.stringify(draft)
  if (Buffer.byteLength(text) > longestDraft)
    throw problemError('tooLarge', `A draft can have at most ${longestDraft} bytes.`)
  // No draft is from the future: a device whose clock is ahead must not win forever. The database's clock limits it,
  // since all gateways share it: with a gateway whose own clock is behind, new drafts would look old.
  const { rows } = await database.pool.query<Pick<Row, 'version' | 'edited_at'>>(
    `insert into drafts (match_id, seat, edited_at, draft)
       select id, $2::smallint, least($3::timestamptz, date_trunc('milliseconds', now())), $4::json
       from tables where id = $1 and state = 'playing' for share
     on conflict (match_id, seat) do update
       set version = drafts.version + 1, edited_at = excluded.edited_at, draft = excluded.draft
       where drafts.edited_at <= excluded.edited_at
     returning version, edited_at`,
    [match, seat, new Date(at), text],
  )
  const [row] = rows
  return row ? { version: row.version, at: row.edited_at.getTime(), draft: null } : readDraft(database, match, seat)
}
