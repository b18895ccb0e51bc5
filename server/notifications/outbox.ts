import type pg from 'pg'
import type { KindName } from './kinds/index.ts'

/** An event to notify people of: the seats to move, or the account that it is about. */
export interface OutboxEvent {
  readonly kind: KindName
  /** The table, or what the kind has in its place. */
  readonly match: string
  /** The entry of the match; -1 before its start. */
  readonly n: number
  readonly content?: { readonly seats: readonly number[] } | { readonly account: string }
}

/** Writes an event in the transaction that causes it. `commit_moves` writes those of moves. */
export async function writeEvent(
  client: Pick<pg.ClientBase, 'query'>,
  { kind, match, n, content }: OutboxEvent,
): Promise<void> {
  await client.query('insert into outbox (match_id, n, kind, content) values ($1, $2, $3, $4)', [
    match,
    n,
    kind,
    JSON.stringify(content ?? {}),
  ])
}
