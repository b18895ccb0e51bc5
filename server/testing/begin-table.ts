import { randomBytes } from 'node:crypto'
import { readOptions, type Seat } from '@carriage/kernel'
import { type BotLevel, type MatchId, matchIdFrom, type Pace } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import type { Database } from '../platform/storage/database.ts'
import { beginMatch } from '../play/matches/index.ts'

export interface TestTable {
  /** By default a random one. */
  readonly id?: MatchId
  readonly game?: string
  readonly seats?: number
  readonly options?: object
  readonly pace?: Pace
  readonly bots?: readonly Seat[]
  readonly level?: BotLevel
  /** The accounts in the seats without bots; by default made up. */
  readonly accounts?: readonly string[]
  readonly visibility?: 'open' | 'link' | 'private'
}

/** A running table, with people or bots in its seats. */
export async function beginTable({ pool }: Database, table: TestTable = {}): Promise<MatchId> {
  const { game = 'kraftwagen', seats = 2, pace = { kind: 'none' }, bots = [], visibility = 'open' } = table
  const id = table.id ?? matchIdFrom(randomBytes(14))
  const played = library.latest(game)
  const options = played && readOptions(played, table.options ?? {})
  if (!options?.ok) throw new Error(`No such game or options: ${game}`)
  const secret = randomBytes(32).toString('hex')
  const nonces = Array.from({ length: seats }, (_, seat) => `nonce ${seat}`)
  await pool.query(
    `insert into tables (id, game, options, seats, pace, visibility, state, owner, key, secret, commitment, started_at)
     values ($1, $2, $3, $4, $5, $6, 'playing', 'owner', 'key', $7, 'commitment', now())`,
    [id, game, JSON.stringify(options.value), seats, JSON.stringify(pace), visibility, secret],
  )
  for (const [seat, nonce] of nonces.entries()) {
    const bot = bots.includes(seat as Seat) ? (table.level ?? 'apprentice') : null
    const account = bot ? null : (table.accounts?.[seat] ?? `account-${id}-${seat}`)
    await pool.query(
      'insert into seats (table_id, seat, account, bot, name, ready, nonce) values ($1, $2, $3, $4, $5, true, $6)',
      [id, seat, account, bot, `Player ${seat}`, nonce],
    )
  }
  await beginMatch(pool, { id, game, options: options.value, secret, nonces, pace, bots })
  return id
}
