import type { Database } from '../storage/database.ts'
import { homeStore } from './store-map.ts'

/** A store as operators see it. */
export interface StoreFigures {
  readonly name: string
  readonly buckets: number
  /** Undefined where the store does not answer. */
  readonly matches: number | undefined
}

export interface MoveFigures {
  readonly bucket: string
  readonly source: string
  readonly target: string
  readonly state: string
  /** Why it did not go on, the last time. */
  readonly fault: string | null
}

export async function storeFigures(home: Database): Promise<readonly StoreFigures[]> {
  const { rows } = await home.pool.query<{ name: string; url: string; buckets: number }>(
    `select name, url, (select count(*)::integer from bucket_places p where p.store = s.name) as buckets
     from stores s order by name`,
  )
  const elsewhere = rows.reduce((sum, { buckets }) => sum + buckets, 0)
  const others = rows.map(async ({ name, url, buckets }) => {
    const store = home.another(url)
    const matches = await countMatches(store).catch(() => undefined)
    await store.close()
    return { name, buckets, matches }
  })
  const first = { name: homeStore, buckets: 1_024 - elsewhere, matches: await countMatches(home) }
  return [first, ...(await Promise.all(others))]
}

async function countMatches({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::integer as count from matches')
  return rows[0]?.count ?? 0
}

export async function moveFigures({ pool }: Pick<Database, 'pool'>): Promise<readonly MoveFigures[]> {
  const { rows } = await pool.query<MoveFigures>(
    'select bucket, source, target, state, fault from bucket_moves order by bucket',
  )
  return rows
}
