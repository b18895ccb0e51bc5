import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchId, RouteName } from '@carriage/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Deed, deeds } from '../authority/index.ts'
import { type Guest, type TestHouse, testHouse } from '../testing/house.ts'
import { apiDocument } from './document.ts'

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }

/**
 * Every route: the deed that it is, or that it is open to everybody; something to send to it; and what nobody is answered
 * where that is no refusal.
 */
const routes: Record<RouteName, { deed: Deed | 'everybody'; body?: object; nobody?: number }> = {
  'GET /api/games': { deed: 'listOpen' },
  'GET /api/games/:game/rules': { deed: 'listOpen' },
  'POST /api/client-reports': {
    deed: 'reportFault',
    body: {
      part: 'board',
      message: 'broken',
      stack: '',
      match: null,
      entry: null,
      rules: null,
      client: 'test',
      page: '/',
      language: 'en',
    },
  },
  'GET /api/tables/open': { deed: 'listOpen' },
  'GET /api/tables/watch': { deed: 'listOpen' },
  'GET /api/tables/mine': { deed: 'listMine' },
  'GET /api/tables/waiting': { deed: 'listMine' },
  'GET /api/tables/invited': { deed: 'listMine' },
  'POST /api/tables': {
    deed: 'createTable',
    body: { game: 'auction', seats: 2, pace: { kind: 'none' }, visibility: 'link' },
  },
  'POST /api/tables/learning': { deed: 'joinLearners', body: { game: 'auction' } },
  'GET /api/tables/:id': { deed: 'seeTable' },
  'POST /api/tables/:id/seat': { deed: 'sitDown', body: {} },
  'DELETE /api/tables/:id/seat': { deed: 'leave' },
  'PUT /api/tables/:id/ready': { deed: 'ready', body: { ready: true } },
  'PUT /api/tables/:id/seats/:seat/bot': { deed: 'seatBot', body: { level: 'apprentice' } },
  'DELETE /api/tables/:id/seats/:seat': { deed: 'changeTable' },
  'POST /api/tables/:id/start': { deed: 'start', body: {} },
  'POST /api/tables/:id/invitations': { deed: 'invite', body: { account: 'somebody' } },
  'POST /api/tables/:id/rematch': { deed: 'rematch' },
  'GET /api/matches/:id/view': { deed: 'watch' },
  'GET /api/matches/:id/frames': { deed: 'watch' },
  'GET /api/matches/:id/moves': { deed: 'watch' },
  'GET /api/matches/:id/record': { deed: 'seeRecord' },
  'POST /api/matches/:id/commands': { deed: 'act', body: { do: 'undo', id: 'some-command', basis: 0 } },
  'POST /api/matches/:id/resign': { deed: 'resign' },
  'POST /api/matches/:id/return': { deed: 'act' },
  'GET /api/matches/:id/draft': { deed: 'keepDraft' },
  'PUT /api/matches/:id/draft': { deed: 'keepDraft', body: { at: 1, draft: {} } },
  'POST /api/records': { deed: 'importRecord', body: {} },
  'POST /api/guest': { deed: 'everybody', body: {} },
  'POST /api/links/open': { deed: 'everybody', body: { token: 'nonsense' } },
  'POST /api/sign-in/code': { deed: 'everybody', body: { email: 'ann@example.org' } },
  'POST /api/sign-in': { deed: 'everybody', body: { email: 'ann@example.org', code: '123456' } },
  'POST /api/sign-in/passkey/options': { deed: 'everybody' },
  'POST /api/sign-in/passkey': {
    deed: 'everybody',
    body: { response: { ...credential, response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } } },
  },
  'POST /api/sign-out': { deed: 'everybody' },
  'GET /api/me': { deed: 'listMine', nobody: 204 },
  'PATCH /api/me': { deed: 'manageAccount', body: { name: 'Somebody' } },
  'GET /api/me/time': { deed: 'manageAccount' },
  'PUT /api/me/time': { deed: 'manageAccount', body: { zone: 'Europe/Vienna', sleep: null, holidays: [] } },
  'POST /api/me/email/code': { deed: 'manageAccount', body: { email: 'new@example.org' } },
  'PUT /api/me/email': { deed: 'manageAccount', body: { email: 'new@example.org', code: '123456' } },
  'GET /api/me/passkeys': { deed: 'manageAccount' },
  'POST /api/me/passkeys': {
    deed: 'manageAccount',
    body: { response: { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } } },
  },
  'POST /api/me/passkeys/options': { deed: 'manageAccount' },
  'DELETE /api/me/passkeys/:id': { deed: 'manageAccount' },
  'GET /api/me/sessions': { deed: 'manageAccount' },
  'DELETE /api/me/sessions/:id': { deed: 'manageAccount' },
  'DELETE /api/me/links': { deed: 'manageAccount' },
  'GET /api/me/tokens': { deed: 'manageAccount' },
  'POST /api/me/tokens': { deed: 'issueToken', body: { name: 'Robot', scopes: ['read'] } },
  'DELETE /api/me/tokens/:id': { deed: 'manageAccount' },
  'GET /api/notices': { deed: 'manageAccount' },
  'PUT /api/notices': {
    deed: 'manageAccount',
    body: { language: 'en', zone: 'Europe/Berlin', digest: null, mail: false, webhooks: [] },
  },
  'POST /api/notices/push': {
    deed: 'manageAccount',
    body: { endpoint: 'https://push.example.org/1', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
  },
  'DELETE /api/notices/channels/:id': { deed: 'manageAccount' },
  'POST /api/notices/test': { deed: 'manageAccount', body: { channel: '1' } },
  'GET /api/matches/:id/chat': { deed: 'readChat' },
  'POST /api/matches/:id/chat': { deed: 'chat', body: { id: 'some-line', text: 'Good evening.' } },
  'POST /api/matches/:id/chat/mute': { deed: 'mute', body: { who: { seat: 0 }, muted: true } },
  'POST /api/matches/:id/chat/block': { deed: 'mute', body: { who: { seat: 0 }, blocked: false } },
  'POST /api/matches/:id/chat/report': { deed: 'report', body: { who: { seat: 0 }, reason: 'spam' } },
  'GET /api/silences': { deed: 'manageAccount' },
  'DELETE /api/silences/:account': { deed: 'manageAccount' },
}

const columns = [
  'nobody',
  'guest',
  'account',
  'seat',
  'other',
  'owner',
  'token read',
  'token play',
  'token tables',
  'link',
] as const
type Column = (typeof columns)[number]

/** The deeds whose routes are always about the caller's own seat, so that nobody can name another. */
const ownSeat: ReadonlySet<string> = new Set<Deed>(['act', 'resign', 'keepDraft', 'ready', 'leave'])

/** The table of docs/security.md. */
const granted = new Map(
  readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, deed, ...cells] = line.split('|').map((cell) => cell.trim().replaceAll('`', ''))
      return deed && Object.hasOwn(deeds, deed) ? [[deed, cells.slice(0, columns.length)] as const] : []
    }),
)

let house: TestHouse
let people: Record<'ann' | 'bob' | 'cat' | 'dan' | 'eve' | 'fay', Guest>
let headers: Record<Column, Record<string, string>>

beforeAll(async () => {
  house = await testHouse()
  const [ann, bob, cat, dan, eve, fay] = await Promise.all(
    ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'].map((name) => house.guest(name)),
  )
  people = { ann: ann!, bob: bob!, cat: cat!, dan: dan!, eve: eve!, fay: fay! }
  await house.database.pool.query('update accounts set guest = false where id <> $1', [fay!.id])
  const token = async (scope: 'read' | 'play' | 'tables') => {
    const { data } = await ann!.api.POST('/api/me/tokens', { body: { name: scope, scopes: [scope] } })
    return { authorization: `Bearer ${data!.token}` }
  }
  const table = await tableFor('link')
  const link = new URL(await house.accounts.linkTo(ann!.id, table, new Date(Date.now() + 3_600_000)))
  const tapped = await fetch(`${house.url}/api/links/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.hash.slice(1) }),
  })
  const cookie = tapped.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
  headers = {
    nobody: {},
    guest: { cookie: fay!.cookie },
    account: { cookie: eve!.cookie },
    seat: { cookie: bob!.cookie },
    other: { cookie: cat!.cookie },
    owner: { cookie: dan!.cookie },
    'token read': await token('read'),
    'token play': await token('play'),
    'token tables': await token('tables'),
    link: { cookie },
  }
}, 60_000)
afterAll(() => house.close())

/** An open table with Ann, Bob and Cat; Ann's own where the caller is limited by the kind of access only. */
async function tableFor(column: Column): Promise<MatchId> {
  const { ann, bob, cat, dan } = people
  const id = await house.tables.create(ann, {
    game: 'auction',
    options: {},
    seats: 4,
    pace: { kind: 'none' },
    visibility: 'open',
    bots: [],
    hints: false,
    learning: false,
    ready: false,
  })
  await house.tables.sitDown(id, bob, { ready: false })
  await house.tables.sitDown(id, cat, { ready: false })
  if (column === 'link') await house.database.pool.query('update sessions set link_tables = $1 where link', [id])
  if (column.startsWith('token') || column === 'link') return id
  await house.database.pool.query('update tables set owner = $2 where id = $1', [id, dan.id])
  return id
}

test('every route has its deed, and every deed its row in docs/security.md', async () => {
  const { paths } = (await apiDocument()) as { paths: Record<string, object> }
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(Object.keys(routes).toSorted()).toEqual(known.toSorted())
  expect([...granted.keys()].toSorted()).toEqual(Object.keys(deeds).toSorted())
})

describe.each(columns)('%s', (column) => {
  const asked = Object.entries(routes).filter(
    ([, { deed }]) => deed !== 'everybody' && !(column === 'other' && ownSeat.has(deed)),
  )
  test.each(asked)('%s', async (route, { deed, body, nobody }) => {
    const id = await tableFor(column)
    const [method = '', path = ''] = route.split(' ')
    const address = path
      .replace(':id', path.startsWith('/api/notices') ? '1' : id)
      .replace(':seat', '3')
      .replace(':game', 'auction')
      .replace(':account', 'somebody')
    const query = path.endsWith('/frames') ? '?after=0' : ''
    const response = await fetch(house.url + address + query, {
      method,
      headers: { ...headers[column], ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const told = await response.text()
    if (column === 'nobody' && nobody !== undefined) {
      expect(response.status).toBe(nobody)
      expect(told).toBe('')
      return
    }
    const allowed = granted.get(deed)![columns.indexOf(column)] === 'yes'
    const { code, facts } = (told === '' ? {} : JSON.parse(told)) as { code?: string; facts?: { reason?: string } }
    // A code or passkey that proves nothing is refused too, and then says its reason.
    const refused = (code === 'unauthenticated' || code === 'forbidden') && facts?.reason === undefined
    expect(refused, told).toBe(!allowed)
    if (refused) expect(response.status).toBe(column === 'nobody' ? 401 : 403)
    expect(response.status, told).not.toBe(500)
  })
})
