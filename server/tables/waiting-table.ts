import type { BotLevel, MatchId, Pace, Visibility } from '@carriage/protocol'
import type pg from 'pg'
import { problemError } from './problem-error.ts'

/** A waiting table, locked so that no other transaction changes it. */
export interface WaitingTable {
  readonly id: MatchId
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly pace: Pace
  readonly visibility: Visibility
  readonly rated: boolean
  readonly owner: string
  readonly secret: string
  readonly sitters: readonly SeatedRow[]
}

export interface SeatedRow {
  readonly seat: number
  readonly account: string | null
  readonly bot: BotLevel | null
  readonly name: string
  readonly ready: boolean
  readonly nonce: string
}

/** Locks a waiting table until the end of the transaction, and records the activity. */
export async function lockWaitingTable(client: pg.ClientBase, id: MatchId): Promise<WaitingTable> {
  const { rows } = await client.query<Omit<WaitingTable, 'sitters'> & { state: string }>(
    `update tables set touched_at = now() where id = $1
     returning id, game, options, seats, pace, visibility, rated, owner, secret, state`,
    [id],
  )
  const [table] = rows
  if (!table) throw problemError('notFound', 'Table not found.')
  if (table.state !== 'waiting') throw problemError('conflict', 'The table is no longer waiting for players.')
  return { ...table, sitters: await listSeatedAccounts(client, id) }
}

/** Null where a bot sits. */
export function listAccountsAt({ sitters }: Pick<WaitingTable, 'sitters'>): readonly (string | null)[] {
  return sitters.map(({ account }) => account)
}

export async function listSeatedAccounts(client: pg.ClientBase, id: MatchId): Promise<readonly SeatedRow[]> {
  const { rows } = await client.query<SeatedRow>(
    'select seat, account, bot, name, ready, nonce from seats where table_id = $1 order by seat',
    [id],
  )
  return rows
}
