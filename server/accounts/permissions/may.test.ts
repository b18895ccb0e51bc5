import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anonymous, type Caller, type Scope, scopes } from '../caller.ts'
import { may, refusal } from './may.ts'
import { type Permission, permissions, type TablePermission } from './permissions.ts'
import type { TableFacts } from './table-facts.ts'

const page = readFileSync('docs/security.md', 'utf8')

const open: TableFacts = {
  visibility: 'open',
  state: 'playing',
  owner: 'owner',
  learning: false,
  seats: [
    { seat: 0, account: 'seat', replaced: false },
    { seat: 1, account: 'other', replaced: false },
    { seat: 2, account: null, replaced: false },
  ],
  invited: false,
  keyGiven: false,
}

const session = (id: string, guest = false): Caller => {
  return { kind: 'account', id, name: id, guest, via: 'session', scopes }
}
const token = (...given: Scope[]): Caller => {
  return { kind: 'account', id: 'seat', name: 'seat', guest: false, via: 'token', scopes: given }
}

const callers: Record<string, Caller> = {
  anonymous,
  guest: session('guest', true),
  account: session('account'),
  seat: session('seat'),
  other: session('other'),
  owner: session('owner'),
  'token read': token('read'),
  'token play': token('play'),
  'token tables': token('tables'),
  operator: { ...session('account'), operator: { raised: true } } as Caller,
  link: { kind: 'account', id: 'seat', name: 'seat', guest: false, via: 'link', scopes: ['read', 'play'] },
}

const cells = cellsOf('| permission |')

test('the page lists every permission and every kind of caller', () => {
  expect(new Set(cells.map(({ row }) => row))).toEqual(new Set(Object.keys(permissions)))
  expect(new Set(cells.map(({ column }) => column))).toEqual(new Set(Object.keys(callers)))
})

test.each(cells)('$row for $column: $says', ({ row, column, answer: text }) => {
  const permission = row as Permission
  // Tokens and links have a table of their own, where only the kind of access can limit them.
  const table = /token|link/.test(column) ? { ...open, owner: 'seat' } : open
  const caller = callers[column]!
  const allowed = isAboutTable(permission) ? may(caller, permission, table, 0) : may(caller, permission)
  expect(allowed ? 'yes' : 'no').toBe(text)
})

const viewers: Record<string, [Caller, Partial<TableFacts>]> = {
  anonymous: [anonymous, {}],
  account: [session('account'), {}],
  "account with the link's key": [session('account'), { keyGiven: true }],
  'anonymous with the key': [anonymous, { keyGiven: true }],
  invited: [session('account'), { invited: true }],
  seat: [session('seat'), {}],
  owner: [session('owner'), {}],
}

test.each(cellsOf('| table |'))(
  'a table that is $row can be seen by $column: $says',
  ({ row, column, answer: text }) => {
    const [caller, facts] = viewers[column]!
    const table: TableFacts = { ...open, ...facts, visibility: row as TableFacts['visibility'] }
    expect(may(caller, 'readTable', table) ? 'yes' : 'no').toBe(text)
  },
)

test('requests for a table that the caller may not see are answered as for one that does not exist', () => {
  const hidden: TableFacts = { ...open, visibility: 'private' }
  for (const permission of Object.keys(permissions) as Permission[]) {
    if (!isAboutTable(permission)) continue
    expect(refusal(session('account'), permission, hidden, 0), permission).toBe('notFound')
    expect(refusal(anonymous, permission, hidden, 0), permission).toBe('unauthenticated')
  }
})

test('an anonymous caller is asked to sign in, one without the permission is refused', () => {
  expect(refusal(anonymous, 'act', open, 0)).toBe('unauthenticated')
  expect(refusal(session('account'), 'act', open, 0)).toBe('forbidden')
  expect(refusal(session('other'), 'act', open, 0)).toBe('forbidden')
  expect(refusal(session('seat'), 'act', open, 0)).toBeUndefined()
})

test('the holder of a seat that a bot plays may return and act', () => {
  const seats = [{ seat: 0, account: 'seat', replaced: true }] as const
  expect(may(session('seat'), 'act', { ...open, seats }, 0)).toBe(true)
})

test('at a learning table every seat may add bots and start, but not remove others', () => {
  const table = { ...open, learning: true }
  for (const permission of ['seatBot', 'start'] as const) {
    expect(may(session('other'), permission, table)).toBe(true)
    expect(may(session('account'), permission, table)).toBe(false)
    expect(may(session('other'), permission, open)).toBe(false)
  }
  expect(may(session('other'), 'changeTable', table)).toBe(false)
})

test('an operator whose session is not raised may open the moderation pages, but do nothing there', () => {
  const lowered = { ...session('account'), operator: { raised: false } } as Caller
  expect(may(lowered, 'readModerationStanding')).toBe(true)
  expect(may(lowered, 'moderate')).toBe(false)
})

test('a suspended account can finish its games, but start nothing', () => {
  const suspended = { ...session('seat'), suspendedUntil: new Date() } as Caller
  for (const permission of [
    'createTable',
    'joinLearners',
    'playSeasons',
    'playTournaments',
    'importRecord',
    'issueToken',
    'saveBoxes',
  ] as const)
    expect(refusal(suspended, permission)).toBe('suspended')
  for (const permission of ['joinTable', 'chat', 'rematch'] as const)
    expect(refusal(suspended, permission, open)).toBe('suspended')
  for (const permission of [
    'act',
    'resign',
    'saveDraft',
    'savePremoves',
    'leave',
    'watch',
    'report',
    'readChat',
  ] as const)
    expect(refusal(suspended, permission, open, 0), permission).toBeUndefined()
  for (const permission of ['manageAccount', 'leaveSeasons', 'leaveTournaments'] as const)
    expect(refusal(suspended, permission)).toBeUndefined()
  expect(refusal(suspended, 'invite', open)).toBe('forbidden')
})

test('nobody holds the seat of a bot', () => {
  for (const caller of Object.values(callers)) expect(may(caller, 'act', open, 2)).toBe(false)
})

function isAboutTable(permission: Permission): permission is TablePermission {
  return 'relations' in permissions[permission]
}

interface Cell {
  readonly row: string
  readonly column: string
  readonly answer: string
}

function cellsOf(start: string): Cell[] {
  const lines = page.slice(page.indexOf(start)).split('\n\n')[0]!.split('\n')
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return rows.flatMap(([name = '', ...answers]) =>
    answers.map((text, i) => ({ row: name.replaceAll('`', ''), column: head[i + 1]!, answer: text })),
  )
}
