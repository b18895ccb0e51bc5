import type { MatchId, PrivateNote } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'

interface Row {
  readonly version: number
  readonly edited_at: Date
  readonly text: string
}

export async function readNote({ pool }: Database, match: MatchId, account: string): Promise<PrivateNote> {
  const { rows } = await pool.query<Row>(
    'select version, edited_at, text from notes where match_id = $1 and account = $2',
    [match, account],
  )
  const [row] = rows
  return row ? noteIn(row) : { version: 0, at: null, text: '' }
}

/** Saves notes that are based on this version; undefined if others have been saved since. */
export async function saveNote(
  { pool }: Database,
  match: MatchId,
  account: string,
  { version, text }: { readonly version: number; readonly text: string },
): Promise<PrivateNote | undefined> {
  const { rows } = await pool.query<Row>(
    `insert into notes (match_id, account, text) values ($1, $2, $4)
     on conflict (match_id, account) do update
       set version = notes.version + 1, edited_at = now(), text = excluded.text where notes.version = $3
     returning version, edited_at, text`,
    [match, account, version, text],
  )
  const [row] = rows
  return row && noteIn(row)
}

function noteIn({ version, edited_at, text }: Row): PrivateNote {
  return { version, at: edited_at.getTime(), text }
}
