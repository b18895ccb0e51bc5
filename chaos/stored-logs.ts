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

/** Reads logs straight from the stores, past everything that is being tried. */
export interface StoredLogs {
  read(match: string): Promise<StoredLog>
  has(match: string): Promise<boolean>
  /** The stores in which a match could be played on. */
  placesOf(match: string): Promise<readonly string[]>
  /** How often a bucket has come to another store. */
  bucketsMoved(): Promise<number>
  /** Buckets that are on their way from one store to another. */
  bucketsMoving(): Promise<number>
  /** Notices that were not delivered. */
  noticesLeft(): Promise<number>
  /** Puts an imported record into the store, past every check. */
  putRecord(id: string, text: string): Promise<void>
  /** Gives a match an unknown rules version. */
  breakRules(match: string): Promise<void>
  isQuarantined(match: string): Promise<boolean>
  /** Makes every guest that there is a lasting account. */
  makeLasting(): Promise<void>
  close(): Promise<void>
}

/** The logs of a house whose home store has this address. */
export async function openStoredLogs(url: string): Promise<StoredLogs> {
  const home = await connect(url)
  const stores = new Map([['home', home]])
  return {
    async read(match) {
      const store = await storeOf(match)
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
      const { rows } = await (await storeOf(match)).query('select from matches where id = $1', [match])
      return rows.length > 0
    },
    async placesOf(match) {
      const places: string[] = []
      for (const [name, store] of await allStores()) {
        const playable = 'select from match_heads where match_id = $1 and not is_fenced(match_id)'
        const { rows } = await store.query(playable, [match])
        if (rows.length > 0) places.push(name)
      }
      return places
    },
    async bucketsMoved() {
      // The map of stores changes with every store that is added and with every bucket that has come to another one.
      const { rows } = await home.query<{ moved: number }>(
        'select (version - 1 - (select count(*) from stores))::integer as moved from store_map',
      )
      return rows[0]?.moved ?? 0
    },
    bucketsMoving: () => count(home, 'bucket_moves'),
    async noticesLeft() {
      let left = 0
      for (const store of (await allStores()).values()) left += await count(store, 'outbox')
      return left
    },
    async putRecord(id, text) {
      await home.query('insert into records (id, digest, text) values ($1, $1, $2) on conflict do nothing', [id, text])
    },
    async breakRules(match) {
      await (await storeOf(match)).query('update matches set rules = 99 where id = $1', [match])
    },
    async isQuarantined(match) {
      const { rows } = await (await storeOf(match)).query('select from quarantines where match_id = $1', [match])
      return rows.length > 0
    },
    async makeLasting() {
      await home.query('update accounts set guest = false')
    },
    async close() {
      await Promise.all([...stores.values()].map((store) => store.end()))
    },
  }

  /** As the map says now; a bucket may be moved at any time. */
  async function storeOf(match: string): Promise<pg.Client> {
    const { rows } = await home.query<{ store: string }>('select store from bucket_places where bucket = left($1, 2)', [
      match,
    ])
    const place = rows[0]?.store ?? 'home'
    const store = stores.get(place) ?? (await allStores()).get(place)
    if (!store) throw new Error(`There is no store ${place}.`)
    return store
  }

  async function allStores(): Promise<ReadonlyMap<string, pg.Client>> {
    const { rows } = await home.query<{ name: string; url: string }>('select name, url from stores')
    for (const { name, url } of rows) if (!stores.has(name)) stores.set(name, await connect(url))
    return stores
  }
}

/** The buckets of a house in which a match runs. */
export async function runningBuckets(url: string): Promise<readonly string[]> {
  const home = await connect(url)
  try {
    const { rows } = await home.query<{ bucket: string }>(
      `select distinct left(id, 2) as bucket from tables where state = 'playing' order by bucket`,
    )
    return rows.map(({ bucket }) => bucket)
  } finally {
    await home.end()
  }
}

async function count(store: pg.Client, table: 'outbox' | 'bucket_moves'): Promise<number> {
  const { rows } = await store.query<{ rows: number }>(`select count(*)::integer as rows from ${table}`)
  return rows[0]?.rows ?? 0
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A store that ends now and then fails the next query.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
