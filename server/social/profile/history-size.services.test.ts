import { afterAll, beforeAll, expect, test } from 'vitest'
import { localBus } from '../../platform/bus/index.ts'
import { listTables, type TableService } from '../../tables/index.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { manyFinished } from '../../testing/many-finished.ts'
import { planForAnyValues, scansIn, wholeReads } from '../../testing/plans.ts'
import { peopleMet } from './figures.ts'
import { lengthsStatement } from './lengths.ts'
import { listOpenGames, listOwnGames } from './listings.ts'
import { readProfile } from './profile.ts'

/** `GAMES=1000000 pnpm test:services server/history/history-size` runs with a million, and checks the times too. */
const asked = process.env.GAMES
const count = Number(asked ?? 30_000)
/** Milliseconds of server time for one page, with everything on it; not checked on a busy CI machine. */
const longest = asked === undefined ? Number.POSITIVE_INFINITY : 50

let database: TestDatabase
let tables: TableService
beforeAll(async () => {
  database = await testDatabase({ connections: 1 })
  await planForAnyValues(database)
  await manyFinished(database, count)
  tables = listTables({ database, bus: localBus() })
}, 900_000)
afterAll(() => database.drop())

const week = 7 * 86_400_000
const someone = 'person-77'
// The offset between the first two seats, so that these two meet.
const rival = 'person-2580'
const filters: Readonly<Record<string, Parameters<typeof listOwnGames>[1]>> = {
  'all of them': {},
  'of one game': { game: 'kraftwagen' },
  'with one person': { with: rival },
  'that were won': { result: 'won' },
  'of one game, with one person, lost, since some weeks': {
    game: 'kraftwagen',
    with: rival,
    result: 'lost',
    from: Date.now() - 100 * week,
    to: Date.now(),
  },
}
const listings = Object.entries(filters).flatMap(([name, filter]) => [
  [`games of a person, ${name}`, listOwnGames(someone, filter)] as const,
  [`games of a person who is everywhere, ${name}`, listOwnGames('everywhere', filter)] as const,
])
const lists = [
  ...listings,
  ['games of a person, with one who is everywhere', listOwnGames(someone, { with: 'everywhere' })] as const,
  ['games of a profile', listOpenGames(someone)] as const,
  ['games of a profile who is everywhere, of one game', listOpenGames('everywhere', 'kraftwagen')] as const,
]
const read = ['tables', 'seats', 'match_heads', 'deadlines', 'finished_seats', 'accounts']

test.each(lists)('%s: three pages without scanning a table', async (name, listing) => {
  const scans = await scansIn(database, listing.text, [listing.start, '', 21, ...listing.values])
  expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([])
  const before = await wholeReads(database, read)
  const seen: string[] = []
  let after: string | undefined
  const took = await timed(name, 3, async () => {
    if (after === undefined && seen.length > 0) return
    const page = await tables.list(listing, { limit: 20, ...(after !== undefined && { after }) }, someone)
    seen.push(...page.tables.map(({ id }) => id))
    after = page.next ?? undefined
  })
  expect(new Set(seen).size).toBe(seen.length)
  expect(await wholeReads(database, read)).toEqual(before)
  expect(took).toBeLessThan(longest)
})

test.each([someone, 'everywhere'])(
  'the profile of %s, and the people met, without scanning a table',
  async (account) => {
    const viewer = { kind: 'account', id: rival, name: '', guest: false, via: 'session', scopes: [] } as const
    const before = await wholeReads(database, read)
    const profile = await timed(`profile of ${account}`, 3, () => readProfile(database, account, viewer))
    const met = await timed(`people met by ${account}`, 3, () => peopleMet(database, account))
    expect(await readProfile(database, account, viewer)).toMatchObject({ account, own: false })
    expect((await peopleMet(database, account)).length).toBeGreaterThan(0)
    expect(await wholeReads(database, read)).toEqual(before)
    expect(profile).toBeLessThan(longest)
    expect(met).toBeLessThan(longest)
  },
)

/** The median of some runs in milliseconds, which is also printed. */
async function timed(name: string, runs: number, work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    await work()
    took.push(performance.now() - started)
  }
  console.log(`${name}: ${took.map((ms) => ms.toFixed(1)).join(', ')} ms, ${count} games`)
  return took.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
}

test('game lengths are computed from the latest games along one index', async () => {
  const scans = await scansIn(database, lengthsStatement, ['kraftwagen'])
  expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([])
  expect(scans.some((scan) => scan.startsWith('Index Scan tables'))).toBe(true)
})
