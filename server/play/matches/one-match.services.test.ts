import { randomUUID } from 'node:crypto'
import { awaitedSeats, fastChance } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { localBus } from '../../platform/bus/index.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { anyMove } from '../bots/any-move.ts'
import { readPremoves } from '../premoves/stored-premoves.ts'
import { budgetOf } from './budget.ts'
import { type MatchesHere, playMatches } from './play.ts'

/** The tables with rows of matches, without those that belong to people. */
const matchTables = [
  'matches',
  'match_heads',
  'moves',
  'snapshots',
  'deadlines',
  'premoves',
  'undo_requests',
  'quarantines',
  'archived_logs',
  'outbox',
  'commits',
]

let database: TestDatabase
let reader: pg.Client
beforeAll(async () => {
  database = await testDatabase()
  reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
  await reader.query(
    `set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_bitmapscan = off;
     set enable_hashjoin = off; set enable_mergejoin = off`,
  )
})
afterAll(async () => {
  await reader.end()
  await database.drop()
})

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

/** The scans of a statement that could find rows of another match than its first parameter. */
async function wideScans(text: string, { types = '', given = '\\$1' } = {}): Promise<readonly string[]> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
  const nothing = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join(', ')})`
  await reader.query(`prepare probe${types} as ${text}`)
  const { rows } = await reader.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
    `explain (format json) execute probe${nothing}`,
  )
  await reader.query('deallocate probe')
  return rows.flatMap((row) =>
    row['QUERY PLAN'].flatMap(({ Plan }) =>
      scansIn(Plan)
        .filter((scan) => !isKeyed(scan, given))
        .map(described),
    ),
  )
}

function scansIn(node: PlanNode): readonly PlanNode[] {
  const below = (node.Plans ?? []).flatMap(scansIn)
  return node['Node Type'].endsWith('Scan') && matchTables.includes(node['Relation Name'] ?? '')
    ? [node, ...below]
    : below
}

function isKeyed({ 'Index Cond': condition = '' }: PlanNode, given: string): boolean {
  return new RegExp(`\\((match_id|id) = ${given}(::text)?\\)`).test(condition)
}

function described({ 'Node Type': type, 'Relation Name': table, 'Index Cond': condition = 'no condition' }: PlanNode) {
  return `${type} of ${table}, ${condition}`
}

/** Plays a match in every way that players can, and returns the statements that were sent. */
async function statementsOfPlay(): Promise<ReadonlySet<string>> {
  const sent = new Set<string>()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const game = library.latest('kraftwagen')!
  const chance = fastChance(5)
  const processOf = () =>
    playMatches({ database, bus: localBus(), budget: budgetOf(5_000), log: pino({ level: 'silent' }), premoveDelay: 0 })
  const move = async (matches: MatchesHere, match: MatchId) => {
    const { n, view } = (await matches.standing(match, 'spectator'))!
    const [seat] = awaitedSeats(game.turn(view))
    const { view: own } = (await matches.standing(match, seat!))!
    const command = { type: 'move', id: randomUUID(), basis: n, seat: seat!, move: anyMove(game, own, seat!, chance) }
    expect(await matches.execute(match, command as never)).toEqual({ ok: true, n: n + 1 })
    return { n: n + 1, seat: seat! }
  }
  const match = await beginTable(database, { game: 'kraftwagen', seats: 2, pace: { kind: 'slow', days: 2 } })
  const one = processOf()
  // The thirty-second entry writes a snapshot.
  for (let count = 0; count < 34; count++) await move(one, match)
  const other = processOf()
  const { n, seat } = await move(other, match)
  // A process with an old position finds that another was first.
  await move(one, match)
  await one.frames(match, 0, n - 3)
  await one.execute(match, { type: 'undo', id: randomUUID(), basis: n + 1, seat, n: n - 8 })
  await one.execute(match, {
    type: 'consent',
    id: randomUUID(),
    basis: n + 1,
    seat: seat === 0 ? 1 : 0,
    n: n - 8,
    agree: true,
  })
  await one.undoAsk(match)
  await one.savePremoves(match, seat, [])
  await readPremoves(database.pool, match, seat)
  await one.playPremoves(match)
  for (const [given] of query.mock.calls as unknown as [string | { readonly text: string }][])
    sent.add(typeof given === 'string' ? given : given.text)
  query.mockRestore()
  return sent
}

test('no statement of playing a match reads rows of another', async () => {
  const sent = [...(await statementsOfPlay())].filter((text) => /^\s*(select|insert|update|delete|with)\b/i.test(text))
  for (const table of [
    'matches',
    'match_heads',
    'moves',
    'snapshots',
    'deadlines',
    'premoves',
    'undo_requests',
    'commit_moves',
  ])
    expect(sent.filter((text) => text.includes(table)).length, table).toBeGreaterThan(0)
  for (const text of sent) expect(await wideScans(text), text).toEqual([])
})

test('commit_moves finds the rows of each match by its own id', async () => {
  const { rows } = await reader.query<{ types: string; body: string }>(
    `select oidvectortypes(proargtypes) as types, substring(prosrc from 'return query(.*?);') as body
     from pg_proc where proname = 'commit_moves'`,
  )
  const { types, body } = rows[0]!
  expect(await wideScans(body, { types: `(${types})`, given: '\\w+\\.id' })).toEqual([])
})

test.each([
  ['several matches by their ids', 'select version from match_heads where match_id = any($1)'],
  ['matches by something else', 'select match_id from match_heads where waiting = $1'],
  [
    'the match that a row of another table names',
    'select (select max(n) from moves where match_id = s.table_id) from seats s where s.table_id = $1',
  ],
  [
    'another match beside the named one',
    'select 1 from match_heads h, moves m where h.match_id = $1 and m.n = h.version',
  ],
])('a statement that finds %s is detected', async (_, text) => {
  expect(await wideScans(text)).not.toEqual([])
})
