import type { Draw, Seat } from '@carriage/kernel'
import type { PlayedEntry, UndoneEntry } from '@carriage/protocol'
import pg from 'pg'
import type { StoredLog, StoredRow } from './truth.ts'

interface MatchRow {
  game: string
  rules: number
  seats: number
  options: object
  secret: string
  commitment: string
  nonces: string[]
  repeats: boolean
  opening: Draw[]
  version: number
  result: object | null
}

interface EntryRow {
  n: number
  seat: Seat
  command: string
  bot: boolean
  at: Date
  entry: PlayedEntry | UndoneEntry
}

/** Reads logs straight from the store, past everything that is being tried. */
export interface StoredLogs {
  read(match: string): Promise<StoredLog>
  has(match: string): Promise<boolean>
  /** Notifications that were not delivered. */
  notificationsLeft(): Promise<number>
  /** Puts an imported record into the store, past every check. */
  putRecord(id: string, text: string): Promise<void>
  /** Gives a match an unknown rules version. */
  breakRules(match: string): Promise<void>
  isQuarantined(match: string): Promise<boolean>
  /** Makes every guest that there is a lasting account. */
  makeLasting(): Promise<void>
  close(): Promise<void>
}

/** The logs of a server whose store has this address. */
export async function openStoredLogs(url: string): Promise<StoredLogs> {
  const store = await connect(url)
  return {
    async read(match) {
      const found = await store.query<MatchRow>(
        `select m.game, m.rules, m.seats, m.options, m.secret, m.commitment, m.nonces, m.repeats, m.opening, h.version, h.result
         from matches m join match_heads h on h.match_id = m.id where m.id = $1`,
        [match],
      )
      const [row] = found.rows
      if (!row) throw new Error(`The store has no match ${match}.`)
      const entries = await store.query<EntryRow>(
        'select n, seat, command, bot, at, entry from moves where match_id = $1 order by n',
        [match],
      )
      const rows: StoredRow[] = entries.rows.map(({ at, ...entry }) => ({ ...entry, at: at.getTime() }))
      return { match, ...row, rows }
    },
    async has(match) {
      const { rows } = await store.query('select from matches where id = $1', [match])
      return rows.length > 0
    },
    async notificationsLeft() {
      const { rows } = await store.query<{ left: number }>('select count(*)::integer as left from outbox')
      return rows[0]?.left ?? 0
    },
    async putRecord(id, text) {
      await store.query('insert into records (id, digest, text) values ($1, $1, $2) on conflict do nothing', [id, text])
    },
    async breakRules(match) {
      await store.query('update matches set rules = 99 where id = $1', [match])
    },
    async isQuarantined(match) {
      const { rows } = await store.query('select from quarantines where match_id = $1', [match])
      return rows.length > 0
    },
    async makeLasting() {
      await store.query('update accounts set guest = false')
    },
    close: () => store.end(),
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A store that ends now and then fails the next query.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
