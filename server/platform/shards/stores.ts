import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { type Database, databaseOf } from '../storage/database.ts'
import { bucketNameOf, homeStore, onlyHome, readStoreMap, type StoreMap } from './store-map.ts'

/** A database that holds matches. */
export interface Store {
  readonly name: string
  readonly database: Database
}

/**
 * The databases that hold the matches of the house. The map is what this process read last and may be old: a store that no
 * longer holds a match does not write it (`bucket_fences`), and `settle` then finds where it is.
 */
export interface Stores {
  /** Where people, tables and lists are, and all matches whose bucket was not moved. */
  readonly home: Database
  /** The store of a match. */
  of(match: MatchId): Database
  isHome(match: MatchId): boolean
  /** Whether all matches are at home. */
  isAlone(): boolean
  /** The home store and all others. */
  all(): readonly Store[]
  /** Matches by the store that they are in. */
  grouped<Id extends MatchId>(matches: readonly Id[]): readonly (readonly [store: Store, matches: readonly Id[]])[]
  /** Reads the map again if it has changed. Tells whether it has. */
  refresh(): Promise<boolean>
  /**
   * After a store did not take what was written for a match: reads the map, and waits while the bucket is on its way, a few
   * seconds at most.
   */
  settle(match: MatchId): Promise<void>
  /** Reads the map now, and again each second until `close`. */
  watch(terms?: WatchTerms): Promise<void>
  /** Ends the watch and the connections to all stores but home. */
  close(): Promise<void>
}

export interface WatchTerms {
  readonly every?: number
  /** Called when the map cannot be read, once until it can be again. */
  readonly onError?: (error: unknown) => void
}

/** How long a writer waits for a bucket that is on its way. The move itself takes less than a second. */
const patience = 5_000
const lookEvery = 25

/** What statements are sent to: a pool, or a client of it within a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>

const known = new WeakMap<object, Stores>()

/** The stores of a house whose home this is, or this is a connection to. */
export function storesOf(home: Database | Queryable): Stores {
  // A pool that was not opened here, as in tests, has no other stores beside it.
  const database = 'pool' in home ? home : (databaseOf(home) ?? ({ pool: home } as Database))
  const stores = known.get(database.pool) ?? openStores(database)
  known.set(database.pool, stores)
  return stores
}

function openStores(home: Database): Stores {
  let map: StoreMap = onlyHome
  let timer: NodeJS.Timeout | undefined
  let failing = false
  let reading: Promise<boolean> | undefined
  const homeEntry: Store = { name: homeStore, database: home }
  const opened = new Map<string, { readonly url: string; readonly store: Store }>()

  return { home, of, isHome, isAlone: () => map.places.size === 0, all, grouped, refresh, settle, watch, close }

  function isHome(match: MatchId): boolean {
    return map.places.size === 0 || !map.places.has(bucketNameOf(match))
  }

  function of(match: MatchId): Database {
    return entryOf(match).database
  }

  function entryOf(match: MatchId): Store {
    if (map.places.size === 0) return homeEntry
    const place = map.places.get(bucketNameOf(match))
    return place === undefined ? homeEntry : named(place)
  }

  function named(name: string): Store {
    const url = map.urls.get(name)
    // The map is read in one statement, in which every place refers to a store.
    if (url === undefined) throw new Error(`There is no store ${name}.`)
    const existing = opened.get(name)
    if (existing?.url === url) return existing.store
    if (existing) void existing.store.database.close()
    const store = { name, database: home.another(url) }
    opened.set(name, { url, store })
    return store
  }

  function all(): readonly Store[] {
    return [homeEntry, ...[...map.urls.keys()].map(named)]
  }

  function grouped<Id extends MatchId>(matches: readonly Id[]): readonly (readonly [Store, readonly Id[]])[] {
    if (map.places.size === 0) return matches.length === 0 ? [] : [[homeEntry, matches]]
    const groups = new Map<Store, Id[]>()
    for (const match of matches) {
      const store = entryOf(match)
      const group = groups.get(store)
      if (group) group.push(match)
      else groups.set(store, [match])
    }
    return [...groups]
  }

  function refresh(): Promise<boolean> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function read(): Promise<boolean> {
    const newer = await readStoreMap(home.pool, map.version)
    if (!newer) return false
    map = newer
    return true
  }

  async function settle(match: MatchId): Promise<void> {
    const end = performance.now() + patience
    do {
      await refresh()
      const { rows } = await of(match).pool.query<{ fenced: boolean }>({
        name: 'is_fenced',
        text: 'select is_fenced($1) as fenced',
        values: [match],
      })
      if (!rows[0]?.fenced) return
      await new Promise((resolve) => setTimeout(resolve, lookEvery))
    } while (performance.now() < end)
  }

  async function watch({ every = 1_000, onError = ignore }: WatchTerms = {}): Promise<void> {
    await refresh()
    timer ??= setInterval(() => {
      refresh().then(
        () => {
          failing = false
        },
        (error: unknown) => {
          if (!failing) onError(error)
          failing = true
        },
      )
    }, every)
  }

  async function close(): Promise<void> {
    clearInterval(timer)
    timer = undefined
    await reading?.catch(() => undefined)
    const stores = [...opened.values()]
    opened.clear()
    await Promise.all(stores.map(({ store }) => store.database.close()))
  }
}

function ignore(): void {}
