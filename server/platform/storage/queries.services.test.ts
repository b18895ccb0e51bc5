import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropStatements, mergeStatements } from '../../accounts/merge.ts'
import { erasingStatements } from '../../accounts/privacy/erase.ts'
import { storedStatements } from '../../accounts/privacy/stored-rows.ts'
import { collectStatement } from '../../notifications/collect.ts'
import { dueStatement, takeSinglesStatement } from '../../notifications/due.ts'
import { takeRemindersStatement } from '../../notifications/reminders.ts'
import { claimStatement } from '../../play/clock/deadlines.ts'
import { listClubTables } from '../../social/clubs/club-tables.ts'
import { tablesOfFollowed } from '../../social/people/follows.ts'
import { listOpenGames, listOwnGames } from '../../social/profile/listings.ts'
import {
  listInvitations,
  listOpenTables,
  listTablesWaitingFor,
  openTables,
  tablesOfAccount,
  tablesToWatch,
} from '../../tables/lists.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type DescribedColumn, describeStatement } from '../../testing/describe.ts'
import { type DeclaredColumn, type DeclaredRow, findQueries, type QueryCall } from '../../testing/queries.ts'
import { lateRows, stepStatements } from './due-rows.ts'
import { queues } from './queues.ts'

/** What the driver makes of each type; a type that is not here must not be selected. */
const kinds: Readonly<Record<string, DeclaredColumn['kind']>> = {
  text: 'string',
  int2: 'number',
  int4: 'number',
  float8: 'number',
  // The driver gives a text, since a number of JavaScript could not hold every value.
  int8: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'other',
  _text: 'string[]',
  _int2: 'number[]',
}
/** JSON is declared as what this code wrote into it; PostgreSQL does not know. */
const json = ['json', 'jsonb']

/** Columns that may be null by the schema of the sign-in library, which writes each of them into every row. */
const neverNull = [
  'accounts/passkeys.ts: created_at may be null',
  'accounts/caller-of.ts: permissions may be null',
  'accounts/tokens.ts: name may be null',
  'accounts/tokens.ts: start may be null',
  'accounts/tokens.ts: permissions may be null',
]

const historyListings = [
  ...[undefined, 'game'].flatMap((game) =>
    [undefined, 'other'].flatMap((other) =>
      ([undefined, 'won', 'lost'] as const).map((result) => listOwnGames('account', { game, with: other, result })),
    ),
  ),
  listOpenGames('account'),
  tablesOfFollowed('account'),
  listClubTables('club'),
  listOpenGames('account', 'game'),
]

const steps = stepStatements(queues.seasons)

/** Statements that functions put together, by the file that sends them, or by the file and the place of the call in it. */
const built: Readonly<Record<string, readonly string[]>> = {
  'accounts/merge.ts': [
    ...mergeStatements.flatMap(({ give, drop }) => (drop === undefined ? [give] : [give, drop])),
    ...dropStatements,
  ],
  'accounts/privacy/erase.ts': erasingStatements,
  'accounts/privacy/stored-rows.ts': storedStatements.map(([, text]) => text),
  'notifications/collect.ts': [collectStatement],
  'notifications/due.ts 1': [takeSinglesStatement],
  'notifications/due.ts 2': [dueStatement],
  'notifications/reminders.ts': [takeRemindersStatement],
  'play/clock/deadlines.ts': [claimStatement],
  'platform/storage/due-rows.ts 1': [steps.hold],
  'platform/storage/due-rows.ts 2': [steps.succeed],
  'platform/storage/due-rows.ts 3': [steps.putOff],
  'platform/storage/due-rows.ts 4': [lateRows(Object.values(queues))],
  'tables/lists.ts': [
    openTables(),
    openTables('game'),
    listOpenTables({}, 'account'),
    listOpenTables({ game: 'game' }, 'account'),
    tablesToWatch(),
    tablesToWatch('game'),
    tablesOfAccount('account', 'playing'),
    listInvitations('account'),
    listTablesWaitingFor('account'),
    ...historyListings,
  ].map(({ text }) => text),
}

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const builtCalls = new Map<string, number>()
const calls = findQueries(join(import.meta.dirname, '../..')).map((call) => {
  if (call.texts.length > 0) return call
  const file = fileOf(call)
  const place = (builtCalls.get(file) ?? 0) + 1
  builtCalls.set(file, place)
  return { ...call, texts: built[`${file} ${place}`] ?? built[file] ?? [] }
})

test('the statements of the server are found', () => {
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.filter(({ row }) => row).length).toBeGreaterThan(50)
  // The schema and the migrations are files; backups name tables, and the bundled PostgreSQL is asked by one function.
  expect(new Set(calls.filter(({ texts }) => texts.length === 0).map(fileOf))).toEqual(
    new Set(['backup.ts', 'migrate.ts', 'own-postgres.ts'].map((file) => `platform/storage/${file}`)),
  )
})

test('every statement fits the schema, and every row type is what the statement gives', async () => {
  const wrong: string[] = []
  for (const call of calls) for (const text of call.texts) wrong.push(...(await faultsOf(call, text)))
  expect(wrong).toEqual([])
})

test.each([
  [
    'a column that is not there',
    'select missing from match_heads',
    row({ missing: 'number' }),
    'column "missing" does not exist',
  ],
  [
    'a column that is not declared',
    'select match_id, version from match_heads',
    row({ match_id: 'string' }),
    'version is not declared',
  ],
  [
    'a declared column that is not selected',
    'select version from match_heads',
    row({ version: 'number', n: 'number' }),
    'n is not selected',
  ],
  ['another type', 'select version from match_heads', row({ version: 'string' }), 'version is int4, not string'],
  ['a null that is not declared', 'select account from seats', row({ account: 'string' }), 'account may be null'],
  ['rows without a type', 'select version from match_heads', undefined, 'version is not declared'],
])('%s is found', async (_, text, declared, fault) => {
  const found = await faultsOf({ at: 'here', texts: [text], row: declared }, text)
  expect(found.join()).toContain(fault)
})

function row(columns: Readonly<Record<string, DeclaredColumn['kind']>>): DeclaredRow {
  return new Map(Object.entries(columns).map(([name, kind]) => [name, { kind, nullable: false, text: kind }]))
}

async function faultsOf(call: QueryCall, text: string): Promise<readonly string[]> {
  const columns = await describeStatement(client, text).catch((error: Error) => error.message)
  if (typeof columns === 'string') return [`${call.at}: ${columns}`]
  const names = columns.map(({ name }) => name)
  const missing = [...(call.row?.keys() ?? [])].filter((name) => !names.includes(name))
  return [
    ...columns.flatMap((column) => faultsIn(column, call.row?.get(column.name))),
    ...missing.map((name) => `${name} is not selected`),
  ]
    .filter((fault) => !neverNull.includes(`${fileOf(call)}: ${fault}`))
    .map((fault) => `${call.at}: ${fault}`)
}

function fileOf({ at }: QueryCall): string {
  return at.slice(0, at.lastIndexOf(':'))
}

function faultsIn({ name, type, nullable }: DescribedColumn, declared: DeclaredColumn | undefined): readonly string[] {
  if (!declared) return [`${name} is not declared`]
  const faults = nullable && !declared.nullable ? [`${name} may be null`] : []
  if (json.includes(type) || kinds[type] === declared.kind) return faults
  return [...faults, `${name} is ${type}, not ${declared.text}`]
}
