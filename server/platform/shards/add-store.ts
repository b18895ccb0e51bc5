import { WrongSettings } from '../../config.ts'
import type { Database } from '../storage/database.ts'
import { migrate } from '../storage/migrate.ts'

/** Held for a moment in the database that is added, to see whether another address leads to the same one. */
const sameLock = '5108613329744112641'

/** Makes a database a store of the house: gives it the schema and writes it down. No bucket is there yet. */
export async function addStore(home: Database, name: string, url: string): Promise<void> {
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(name) || name === 'home')
    throw new WrongSettings([`${name}: expected a name of small letters, digits and -, and not "home"`])
  const added = home.another(url)
  try {
    await migrate(added)
    if (await isKnown(home, added)) throw new WrongSettings([`${name}: this database is a store of the house already`])
    await home.pool.query('insert into stores (name, url) values ($1, $2)', [name, url])
  } finally {
    await added.close()
  }
}

async function isKnown(home: Database, added: Database): Promise<boolean> {
  const session = await added.connect()
  try {
    await session.query(`select from pg_advisory_lock(${sameLock})`)
    if (await isLocked(home)) return true
    const { rows } = await home.pool.query<{ url: string }>('select url from stores')
    for (const { url } of rows) {
      const store = home.another(url)
      // One that does not answer is another one, as far as can be told.
      const same = await isLocked(store).catch(() => false)
      await store.close()
      if (same) return true
    }
    return false
  } finally {
    await session.end()
  }
}

async function isLocked({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ free: boolean }>(`select pg_try_advisory_xact_lock(${sameLock}) as free`)
  return rows[0]?.free === false
}

/** Takes a store out of the house. It must hold no bucket and nothing that has to be told to anybody. */
export async function removeStore(home: Database, name: string): Promise<void> {
  const { rows } = await home.pool.query<{ url: string; buckets: number; moves: number }>(
    `select url, (select count(*)::integer from bucket_places p where p.store = s.name) as buckets,
       (select count(*)::integer from bucket_moves m
        where s.name in (m.source, m.target) and m.state <> 'returning') as moves
     from stores s where name = $1`,
    [name],
  )
  const [store] = rows
  if (!store) throw new WrongSettings([`${name}: there is no such store`])
  if (store.buckets + store.moves > 0)
    throw new WrongSettings([
      `${name}: ${store.buckets} buckets are there, and ${store.moves} on their way from or to it`,
    ])
  const told = await toTell(home.another(store.url))
  if (told > 0) throw new WrongSettings([`${name}: ${told} events there wait for the courier`])
  await home.pool.query('delete from stores where name = $1', [name])
}

/** None of a store that is gone: whatever it had is lost anyway. */
async function toTell(store: Database): Promise<number> {
  try {
    const { rows } = await store.pool.query<{ count: number }>('select count(*)::integer as count from outbox')
    return rows[0]?.count ?? 0
  } catch {
    return 0
  } finally {
    await store.close()
  }
}
