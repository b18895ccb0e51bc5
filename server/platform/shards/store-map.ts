import type pg from 'pg'

/** The home store, which has no row: it is the database that processes are given. */
export const homeStore = 'home'

/** Which stores there are, and which buckets are not at home. */
export interface StoreMap {
  /** Grows with every change. */
  readonly version: number
  readonly urls: ReadonlyMap<string, string>
  /** The store of each bucket that is not at home, by the first two characters of the ids in it. */
  readonly places: ReadonlyMap<string, string>
}

export const onlyHome: StoreMap = { version: 0, urls: new Map(), places: new Map() }

interface Row {
  readonly version: number
  readonly urls: Record<string, string> | null
  readonly places: Record<string, string> | null
}

/** The map if it is newer than the one that is known. */
export async function readStoreMap(pool: Pick<pg.Pool, 'query'>, known: number): Promise<StoreMap | undefined> {
  const { rows } = await pool.query<Row>({
    name: 'store_map',
    text: `
      select version::float8 as version,
        case when version <> $1 then (select json_object_agg(name, url) from stores) end as urls,
        case when version <> $1 then (select json_object_agg(bucket, store) from bucket_places) end as places
      from store_map`,
    values: [known],
  })
  const [row] = rows
  if (!row || row.version === known) return undefined
  return {
    version: row.version,
    urls: new Map(Object.entries(row.urls ?? {})),
    places: new Map(Object.entries(row.places ?? {})),
  }
}

/** The bucket of a match as the map names it. */
export function bucketNameOf(match: string): string {
  return match.slice(0, 2)
}
