import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchId, RouteName } from '@carriage/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Permission, permissions } from '../../accounts/permissions/index.ts'
import { tapLink, tokenHeader } from '../../testing/access.ts'
import { cookieOf } from '../../testing/cookie.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { apiDocument } from './document.ts'

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }

/**
 * Every route: its permission, or `everybody`; a body to send; and the status for an anonymous caller where that is no
 * refusal.
 */
const routes: Record<RouteName, { permission: Permission | 'everybody'; body?: object; anonymous?: number }> = {
  'GET /api/games': { permission: 'listOpen' },
  'GET /api/games/:game/rules': { permission: 'listOpen' },
  'GET /api/games/:game/lengths': { permission: 'listOpen' },
  'POST /api/client-reports': {
    permission: 'reportFault',
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
  'GET /api/site': { permission: 'listOpen' },
  'GET /api/tables/open': { permission: 'listOpen' },
  'GET /api/tables/watch': { permission: 'listOpen' },
  'GET /api/tables/strongest': { permission: 'listOpen' },
  'GET /api/tables/mine': { permission: 'listOwnTables' },
  'GET /api/tables/waiting': { permission: 'listOwnTables' },
  'GET /api/tables/invited': { permission: 'listOwnTables' },
  'GET /api/me/history': { permission: 'seeHistory' },
  'GET /api/me/history/people': { permission: 'seeHistory' },
  'GET /api/people/:account': { permission: 'readProfile' },
  'GET /api/people/:account/games': { permission: 'readProfile' },
  'GET /api/people': { permission: 'manageAccount' },
  'GET /api/me/people': { permission: 'manageAccount' },
  'PUT /api/me/people/:account': { permission: 'manageAccount' },
  'DELETE /api/me/people/:account': { permission: 'manageAccount' },
  'GET /api/me/people/tables': { permission: 'manageAccount' },
  'PUT /api/me/contact-settings': {
    permission: 'manageAccount',
    body: { whoMayFollow: 'anybody', showPresence: 'friends', whoMayInvite: 'anybody' },
  },
  'PUT /api/me/presence': { permission: 'manageAccount' },
  'GET /api/clubs': { permission: 'manageAccount' },
  'POST /api/clubs': { permission: 'manageClubs', body: { name: 'Thursday round' } },
  'GET /api/clubs/:club': { permission: 'manageAccount' },
  'GET /api/clubs/:club/tables': { permission: 'manageAccount' },
  'DELETE /api/clubs/:club': { permission: 'manageAccount' },
  'PUT /api/clubs/:club/membership': { permission: 'manageClubs', body: {} },
  'DELETE /api/clubs/:club/membership': { permission: 'manageAccount' },
  'POST /api/clubs/:club/invitations': { permission: 'manageClubs', body: { account: 'somebody' } },
  'PUT /api/clubs/:club/members/:account': { permission: 'manageAccount', body: { leader: true } },
  'DELETE /api/clubs/:club/members/:account': { permission: 'manageAccount' },
  'PUT /api/me/profile': { permission: 'manageAccount', body: { hidden: false } },
  'GET /api/leagues': { permission: 'listOpen' },
  'PUT /api/leagues/:league/sign-up': { permission: 'playSeasons', body: { stays: true } },
  'DELETE /api/leagues/:league/sign-up': { permission: 'leaveSeasons' },
  'GET /api/seasons/:season': { permission: 'listOpen' },
  'GET /api/tournaments': { permission: 'listOpen' },
  'POST /api/tournaments': {
    permission: 'playTournaments',
    body: { title: 'Evening', game: 'auction', seats: 2, pace: { kind: 'live', bank: 60, increment: 0 }, startsAt: 1 },
  },
  'GET /api/tournaments/:tournament': { permission: 'listOpen' },
  'DELETE /api/tournaments/:tournament': { permission: 'leaveTournaments' },
  'POST /api/tournaments/:tournament/start': { permission: 'leaveTournaments' },
  'PUT /api/tournaments/:tournament/sign-up': { permission: 'playTournaments', body: {} },
  'DELETE /api/tournaments/:tournament/sign-up': { permission: 'leaveTournaments' },
  'POST /api/tournaments/:tournament/key': { permission: 'leaveTournaments' },
  'PUT /api/tournaments/:tournament/people/:account/removal': {
    permission: 'leaveTournaments',
    body: { reason: 'Unkind' },
  },
  'POST /api/clubs/:club/key': { permission: 'manageAccount' },
  'POST /api/tables/:id/key': { permission: 'changeTable' },
  'GET /api/boxes': { permission: 'manageAccount' },
  'POST /api/boxes': { permission: 'saveBoxes', body: { game: 'kraftwagen', title: 'Our box', tables: {} } },
  'PATCH /api/boxes/:id': { permission: 'saveBoxes', body: { title: 'Our box' } },
  'DELETE /api/boxes/:id': { permission: 'manageAccount' },
  'POST /api/boxes/:id/printed': { permission: 'reportBoxRows', body: { tables: ['circuit'] } },
  'GET /api/games/:game/accepted-rows': { permission: 'listOpen' },
  'GET /api/moderation/rows': { permission: 'moderate' },
  'POST /api/moderation/rows': {
    permission: 'moderate',
    body: { game: 'kraftwagen', table: 'circuit', row: 'lapSpaces', value: '12' },
  },
  'GET /api/shared-boxes/:id': { permission: 'listOpen' },
  'POST /api/tables': {
    permission: 'createTable',
    body: { game: 'auction', seats: 2, pace: { kind: 'none' }, visibility: 'link' },
  },
  'POST /api/tables/learning': { permission: 'joinLearners', body: { game: 'auction' } },
  'POST /api/quick-match': {
    permission: 'joinQuickMatch',
    body: { games: ['auction'], pace: { kind: 'live', bank: 600, increment: 10 } },
  },
  'POST /api/quick-match/stay': { permission: 'joinQuickMatch' },
  'DELETE /api/quick-match/:game': { permission: 'leaveQuickMatch' },
  'GET /api/tables/:id': { permission: 'readTable' },
  'POST /api/tables/:id/seat': { permission: 'joinTable', body: {} },
  'DELETE /api/tables/:id/seat': { permission: 'leave' },
  'PUT /api/tables/:id/ready': { permission: 'ready', body: { ready: true } },
  'PUT /api/tables/:id/seats/:seat/bot': { permission: 'seatBot', body: { level: 'apprentice' } },
  'DELETE /api/tables/:id/seats/:seat': { permission: 'changeTable' },
  'POST /api/tables/:id/start': { permission: 'start', body: {} },
  'POST /api/tables/:id/invitations': { permission: 'invite', body: { account: 'somebody' } },
  'GET /api/tables/:id/invitations': { permission: 'invite' },
  'DELETE /api/me/invitations/:id': { permission: 'manageAccount' },
  'POST /api/tables/:id/rematch': { permission: 'rematch' },
  'GET /api/matches/:id/view': { permission: 'watch' },
  'GET /api/matches/:id/frames': { permission: 'watch' },
  'GET /api/matches/:id/moves': { permission: 'watch' },
  'GET /api/matches/:id/record': { permission: 'seeRecord' },
  'POST /api/matches/:id/commands': { permission: 'act', body: { type: 'undo', id: 'some-command', basis: 0 } },
  'POST /api/matches/:id/resign': { permission: 'resign' },
  'PUT /api/matches/:id/seat': { permission: 'act' },
  'GET /api/matches/:id/absence': { permission: 'watch' },
  'POST /api/matches/:id/substitute': { permission: 'joinTable', body: { seat: 1 } },
  'POST /api/matches/:id/end': { permission: 'resign' },
  'PUT /api/matches/:id/proposals/:proposal': { permission: 'resign' },
  'DELETE /api/matches/:id/proposals/:proposal': { permission: 'joinTable' },
  'GET /api/matches/:id/draft': { permission: 'saveDraft' },
  'PUT /api/matches/:id/draft': { permission: 'saveDraft', body: { at: 1, draft: {} } },
  'GET /api/matches/:id/notes': { permission: 'saveNotes' },
  'PUT /api/matches/:id/notes': { permission: 'saveNotes', body: { version: 0, text: '' } },
  'GET /api/matches/:id/premoves': { permission: 'savePremoves' },
  'PUT /api/matches/:id/premoves': { permission: 'savePremoves', body: { premoves: [] } },
  'POST /api/records': { permission: 'importRecord', body: {} },
  'GET /api/unsubscribe/:key': { permission: 'everybody' },
  'POST /api/unsubscribe/:key': { permission: 'everybody' },
  'POST /api/guest': { permission: 'everybody', body: {} },
  'POST /api/links/open': { permission: 'everybody', body: { token: 'nonsense' } },
  'POST /api/sign-in/code': { permission: 'everybody', body: { email: 'ann@example.org' } },
  'POST /api/sign-in': { permission: 'everybody', body: { email: 'ann@example.org', code: '123456' } },
  'POST /api/sign-in/passkey/options': { permission: 'everybody' },
  'POST /api/sign-in/passkey': {
    permission: 'everybody',
    body: { response: { ...credential, response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } } },
  },
  'POST /api/sign-out': { permission: 'everybody' },
  'GET /api/me': { permission: 'listOwnTables', anonymous: 204 },
  'PATCH /api/me': { permission: 'rename', body: { name: 'Somebody' } },
  'GET /api/me/export': { permission: 'manageAccount' },
  'GET /api/me/time': { permission: 'manageAccount' },
  'PUT /api/me/time': { permission: 'manageAccount', body: { zone: 'Europe/Vienna', sleep: null, holidays: [] } },
  'GET /api/me/calendar': { permission: 'manageAccount' },
  'POST /api/me/calendar': { permission: 'manageAccount', body: { language: 'en' } },
  'DELETE /api/me/calendar': { permission: 'manageAccount' },
  'GET /api/calendar/:key': { permission: 'readCalendar' },
  'POST /api/me/email/code': { permission: 'manageAccount', body: { email: 'new@example.org' } },
  'PUT /api/me/email': { permission: 'manageAccount', body: { email: 'new@example.org', code: '123456' } },
  'POST /api/me/guest': { permission: 'manageAccount' },
  'DELETE /api/me/guest': { permission: 'manageAccount' },
  'GET /api/me/passkeys': { permission: 'manageAccount' },
  'POST /api/me/passkeys': {
    permission: 'manageAccount',
    body: { response: { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } } },
  },
  'POST /api/me/passkeys/options': { permission: 'manageAccount' },
  'DELETE /api/me/passkeys/:id': { permission: 'manageAccount' },
  'GET /api/me/sessions': { permission: 'manageAccount' },
  'DELETE /api/me/sessions/:id': { permission: 'manageAccount' },
  'DELETE /api/me/links': { permission: 'manageAccount' },
  'GET /api/me/tokens': { permission: 'manageAccount' },
  'POST /api/me/tokens': { permission: 'issueToken', body: { name: 'Robot', scopes: ['read'] } },
  'DELETE /api/me/tokens/:id': { permission: 'manageAccount' },
  'GET /api/notifications': { permission: 'manageAccount' },
  'PUT /api/notifications': {
    permission: 'manageAccount',
    body: { language: 'en', zone: 'Europe/Berlin', digest: null, mail: false, webhooks: [] },
  },
  'POST /api/notifications/push': {
    permission: 'manageAccount',
    body: { endpoint: 'https://push.example.org/1', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
  },
  'DELETE /api/notifications/channels/:id': { permission: 'manageAccount' },
  'POST /api/notifications/test': { permission: 'manageAccount', body: { channel: '1' } },
  'GET /api/matches/:id/chat': { permission: 'readChat' },
  'POST /api/matches/:id/chat': { permission: 'chat', body: { id: 'some-line', text: 'Good evening.' } },
  'POST /api/matches/:id/chat/mute': { permission: 'mute', body: { who: { seat: 0 }, muted: true } },
  'POST /api/matches/:id/chat/block': { permission: 'mute', body: { who: { seat: 0 }, blocked: false } },
  'POST /api/matches/:id/chat/report': { permission: 'report', body: { who: { seat: 0 }, reason: 'spam' } },
  'GET /api/mutes': { permission: 'manageAccount' },
  'PUT /api/mutes/:account': { permission: 'manageAccount', body: { muted: true } },
  'POST /api/people/:account/report': { permission: 'manageAccount', body: { reason: 'spam' } },
  'DELETE /api/mutes/:account': { permission: 'manageAccount' },
  'GET /api/announcements': { permission: 'listOpen' },
  'GET /api/me/sanctions': { permission: 'manageAccount' },
  'POST /api/me/sanctions/:id/appeal': { permission: 'manageAccount', body: { text: 'I said no such thing.' } },
  'GET /api/moderation': { permission: 'readModerationStanding' },
  'POST /api/moderation/second-factor': { permission: 'readModerationStanding' },
  'PUT /api/moderation/second-factor': { permission: 'readModerationStanding', body: { code: '123456' } },
  'POST /api/moderation/session': { permission: 'readModerationStanding', body: { code: '123456' } },
  'GET /api/moderation/reports': { permission: 'moderate' },
  'POST /api/moderation/reports/:id/decision': { permission: 'moderate', body: { outcome: 'dismissed' } },
  'GET /api/moderation/people': { permission: 'moderate' },
  'GET /api/moderation/people/:account': { permission: 'moderate' },
  'POST /api/moderation/people/:account/sanctions': {
    permission: 'moderate',
    body: { kind: 'warning', reason: 'Be kind.' },
  },
  'DELETE /api/moderation/sanctions/:id': { permission: 'moderate' },
  'GET /api/moderation/appeals': { permission: 'moderate' },
  'POST /api/moderation/appeals/:id/decision': {
    permission: 'moderate',
    body: { accept: true, answer: 'You are right.' },
  },
  'GET /api/moderation/tables': { permission: 'moderate' },
  'POST /api/moderation/tables/:id/close': { permission: 'moderate' },
  'GET /api/moderation/announcements': { permission: 'moderate' },
  'POST /api/moderation/announcements': {
    permission: 'moderate',
    body: { kind: 'news', english: 'Hello', german: 'Hallo', ends: '2099-01-01T00:00:00Z' },
  },
  'DELETE /api/moderation/announcements/:id': { permission: 'moderate' },
  'GET /api/moderation/log': { permission: 'moderate' },
  'DELETE /api/moderation/session': { permission: 'readModerationStanding' },
  // Last, since it deletes the guest.
  'DELETE /api/me': { permission: 'manageAccount' },
}

const columns = [
  'anonymous',
  'guest',
  'account',
  'seat',
  'other',
  'owner',
  'token read',
  'token play',
  'token tables',
  'link',
  'operator',
] as const
type Column = (typeof columns)[number]

/** The permissions whose routes always concern the caller's own seat, so that no caller can name another. */
const ownSeat: ReadonlySet<string> = new Set<Permission>([
  'act',
  'resign',
  'saveDraft',
  'saveNotes',
  'savePremoves',
  'ready',
  'leave',
])

/** The table of docs/security.md. */
const granted = new Map(
  readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, permission, ...cells] = line.split('|').map((cell) => cell.trim().replaceAll('`', ''))
      return permission && Object.hasOwn(permissions, permission)
        ? [[permission, cells.slice(0, columns.length)] as const]
        : []
    }),
)

let server: TestServer
let people: Record<'ann' | 'bob' | 'cat' | 'dan' | 'eve' | 'fay' | 'gil', Guest>
let headers: Record<Column, Record<string, string>>

beforeAll(async () => {
  server = await startTestServer()
  const [ann, bob, cat, dan, eve, fay, gil] = await Promise.all(
    ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil'].map((name) => server.guest(name)),
  )
  people = { ann: ann!, bob: bob!, cat: cat!, dan: dan!, eve: eve!, fay: fay!, gil: gil! }
  await server.database.pool.query('update accounts set guest = false where id <> $1', [fay!.id])
  await server.database.pool.query(`update accounts set role = 'operator' where id = $1`, [gil!.id])
  await server.database.pool.query(`update sessions set raised_until = now() + interval '1 hour' where account = $1`, [
    gil!.id,
  ])
  const tapped = await tapLink(server, ann!.id, await tableFor('link'))
  headers = {
    anonymous: {},
    guest: { cookie: fay!.cookie },
    account: { cookie: eve!.cookie },
    seat: { cookie: bob!.cookie },
    other: { cookie: cat!.cookie },
    owner: { cookie: dan!.cookie },
    'token read': await tokenHeader(ann!, 'read'),
    'token play': await tokenHeader(ann!, 'play'),
    'token tables': await tokenHeader(ann!, 'tables'),
    link: { cookie: cookieOf(tapped) },
    operator: { cookie: gil!.cookie },
  }
  // Nobody has a fresh sign-in, so that no lasting account can be deleted.
  await server.database.pool.query(`update sessions set created_at = now() - interval '1 hour'`)
}, 60_000)
afterAll(() => server.close())

/** An open table with Ann, Bob and Cat; Ann's own where only the kind of access limits the caller. */
async function tableFor(column: Column): Promise<MatchId> {
  const { ann, bob, cat, dan } = people
  const id = await server.tables.create(ann, {
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
  await server.tables.sitDown(id, bob, { ready: false })
  await server.tables.sitDown(id, cat, { ready: false })
  if (column === 'link') await server.database.pool.query('update sessions set link_tables = $1 where link', [id])
  if (column.startsWith('token') || column === 'link') return id
  await server.database.pool.query('update tables set owner = $2 where id = $1', [id, dan.id])
  return id
}

test('every route has its permission, and every permission its row in docs/security.md', async () => {
  const { paths } = (await apiDocument()) as { paths: Record<string, object> }
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(Object.keys(routes).toSorted()).toEqual(known.toSorted())
  expect([...granted.keys()].toSorted()).toEqual(Object.keys(permissions).toSorted())
})

describe.each(columns)('%s', (column) => {
  const asked = Object.entries(routes).filter(
    ([, { permission }]) => permission !== 'everybody' && !(column === 'other' && ownSeat.has(permission)),
  )
  test.each(asked)('%s', async (route, { permission, body, anonymous }) => {
    const id = await tableFor(column)
    const [method = '', path = ''] = route.split(' ')
    const address = path
      .replace(':id', /notifications|sanctions|moderation\/(reports|appeals|announcements)/.test(path) ? '1' : id)
      .replace(':season', '1')
      .replace(':league', 'coal')
      .replace(':tournament', '1')
      .replace(':club', 'none')
      .replace(':seat', '3')
      .replace(':proposal', '1')
      .replace(':game', 'auction')
      .replace(':account', 'somebody')
      .replace(':key', 'k'.repeat(48))
    const query = path.endsWith('/frames')
      ? '?after=0'
      : path === '/api/moderation/people'
        ? '?search=a'
        : path === '/api/people'
          ? '?name=Ann'
          : ''
    const response = await fetch(server.url + address + query, {
      method,
      headers: { ...headers[column], ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (column === 'anonymous' && anonymous !== undefined) {
      expect(response.status).toBe(anonymous)
      expect(text).toBe('')
      return
    }
    const allowed = granted.get(permission)![columns.indexOf(column)] === 'yes'
    const { code, facts } = (text === '' ? {} : JSON.parse(text)) as { code?: string; facts?: { reason?: string } }
    // An invalid code or passkey is refused too, with its reason.
    const refused = (code === 'unauthenticated' || code === 'forbidden') && facts?.reason === undefined
    expect(refused, text).toBe(!allowed)
    if (refused) expect(response.status).toBe(column === 'anonymous' ? 401 : 403)
    expect(response.status, text).not.toBe(500)
  })
})
