import type { ChatPage, MatchId } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'
import { lineOf } from './post-message.ts'

export interface HistoryPage {
  readonly before?: string | undefined
  readonly limit: number
}

/** The latest lines of a table before one of them, without those of people whom the reader muted. */
export async function readChatHistory(
  { pool }: Database,
  reader: string,
  match: MatchId,
  { before, limit }: HistoryPage,
): Promise<ChatPage> {
  const { rows } = await pool.query<Parameters<typeof lineOf>[0]>(
    `select l.id, l.seat, l.account, l.name, l.text, l.at from chat_lines l
     where l.match_id = $1 and l.id < coalesce($2::bigint, 9223372036854775807)
       and not exists (select from mutes s where s.account = $3 and s.other = l.account and (s.muted or s.blocked))
     order by l.id desc limit $4`,
    [match, before ?? null, reader, limit + 1],
  )
  const lines = rows.slice(0, limit).map(lineOf).reverse()
  return { lines, next: rows.length > limit ? (lines[0]?.id ?? null) : null }
}
