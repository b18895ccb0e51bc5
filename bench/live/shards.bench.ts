import { randomBytes } from 'node:crypto'
import { type MatchId, matchIdFrom } from '@carriage/protocol'
import { createCommitters, type Database, migrate, openDatabase, type Stores, storesOf } from '@carriage/server'
import { startLimitedPostgres } from './limited-postgres.ts'
import { usualClock, usualEntry } from './pgbench.ts'

/*
 * Moves a second that one process commits to one store, and to two with half of the matches each. What limits them must be
 * the stores: each is a PostgreSQL server of its own that may use only a small share of a core, and is shown to use all of it.
 * Rounds with one and with two stores take turns; both servers run all the time.
 */

/** Of one core, for each server. */
const share = 0.15
const matches = 512
const rounds = 3
const seconds = 5
const aim = 1.7
const day = 86_400_000

interface Place {
  readonly id: MatchId
  version: number
}

export async function bench(): Promise<number> {
  const servers = await Promise.all([startLimitedPostgres(share), startLimitedPostgres(share)])
  const [first, second] = servers
  const home = openDatabase({ url: first.url, connections: 8 })
  const stores = storesOf(home)
  try {
    const other = home.another(second.url)
    await Promise.all([migrate(home), migrate(other)])
    await home.pool.query(`insert into stores (name, url) values ('second', $1)`, [second.url])
    const ids = Array.from({ length: 2 * matches }, () => matchIdFrom(randomBytes(14)))
    // The first half of the buckets is at home in both cases; the other half of the ids is there, or in the second store.
    const low = ids.map((id) => placeOf(`${'0123456789'[id.charCodeAt(0) % 10]}${id.slice(1)}`))
    const high = ids.map((id) => placeOf(`${'abcdefghjk'[id.charCodeAt(0) % 10]}${id.slice(1)}`))
    await begin(home, low)
    await begin(other, high)
    await home.pool.query(
      `insert into bucket_places (bucket, store) select distinct left(id, 2), 'second' from unnest($1::text[]) id`,
      [high.map(({ id }) => id)],
    )
    await stores.refresh()
    await other.close()
    const rates: { one: number[]; two: number[] } = { one: [], two: [] }
    for (let round = 0; round < rounds; round++)
      for (const [name, places] of [
        ['one', low.slice(0, matches)],
        ['two', [...low.slice(0, matches / 2), ...high.slice(0, matches / 2)]],
      ] as const) {
        for (const server of servers) server.heldBack()
        const { rate, own } = await commitTo(stores, places)
        rates[name].push(rate)
        const held = servers.map((server) => `${(100 * server.heldBack()).toFixed(0)} %`).join(' and ')
        console.log(
          `${name.padEnd(3)} ${rate.toFixed(0).padStart(6)} moves a second; servers held back in ${held} of all periods; this process used ${(100 * own).toFixed(0)} % of a core`,
        )
      }
    const ratio = median(rates.two) / median(rates.one)
    console.log(
      `${ratio >= aim ? 'PASS' : 'FAIL'}: two stores commit ${ratio.toFixed(2)} times as much as one, aim ${aim}`,
    )
    return ratio >= aim ? 0 : 1
  } finally {
    await stores.close()
    await home.close()
    await Promise.all(servers.map((server) => server.stop()))
  }
}

function placeOf(id: string): Place {
  return { id: id as MatchId, version: 0 } // of the alphabet of ids
}

async function begin({ pool }: Database, places: readonly Place[]): Promise<void> {
  const ids = [places.map(({ id }) => id)]
  await pool.query('insert into match_heads (match_id, waiting) select id, 1 from unnest($1::text[]) id', ids)
  await pool.query(
    `insert into deadlines (match_id, version, due_at) select id, 0, now() + interval '1 day' from unnest($1::text[]) id`,
    ids,
  )
}

/** Every match has one move under way at a time. Gives moves a second, and the share of a core that this process used. */
async function commitTo(stores: Stores, places: readonly Place[]): Promise<{ rate: number; own: number }> {
  const committer = createCommitters(stores)
  const began = performance.now()
  const used = process.cpuUsage()
  const end = began + seconds * 1_000
  let moves = 0
  await Promise.all(
    places.map(async (place) => {
      while (performance.now() < end) {
        if (!(await committer.commit(moveOf(place)))) throw new Error('A move was not committed.')
        place.version += 1
        moves += 1
      }
    }),
  )
  const elapsed = (performance.now() - began) / 1_000
  const { user, system } = process.cpuUsage(used)
  return { rate: moves / elapsed, own: (user + system) / 1e6 / elapsed }
}

function moveOf({ id, version }: Place) {
  const at = Date.now()
  return {
    match: id,
    expected: version,
    seat: 0 as const,
    command: `move-${version}-of-${id}`,
    bot: false,
    entry: usualEntry,
    at,
    waiting: 1,
    clock: usualClock,
    result: null,
    due: at + day,
    notice: null,
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
