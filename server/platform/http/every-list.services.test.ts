import type { RouteName } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillLargeSite } from '../../testing/large-site.ts'
import { planForAnyValues, wholeReads } from '../../testing/plans.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { apiDocument } from './document.ts'

/** `GAMES=1000000 pnpm test:services server/http/every-list` runs with a million games, and checks the times too. */
const asked = process.env.GAMES
const count = Number(asked ?? 20_000)
/** Milliseconds of server time for one request; not checked on a busy CI machine. */
const longest = asked === undefined ? Number.POSITIVE_INFINITY : 50

type GetRoute = Extract<RouteName, `GET ${string}`>
type Asker = 'visitor' | 'someone' | 'everywhere' | 'operator'

type Case = readonly [who: Asker, path: string]
/** The requests to a route, and by whom; or why it has none. */
type Cases = readonly Case[] | `not listed: ${string}`

const aMatch = 'not listed: one match, whose cost pnpm bench measures'
const week = 7 * 86_400_000
const both = (path: string): Case[] => [
  ['someone', path],
  ['everywhere', path],
]
const moderationListOf = (...paths: string[]): Case[] =>
  paths.map((path) => ['operator', `/api/moderation/${path}`] as const)
const rival = 'person-2580'
/** Set once the database is filled. */
const shown = { table: '', ownTable: '', calendar: '' }

const cases = (): Record<GetRoute, Cases> => ({
  'GET /api/games': 'not listed: nothing is stored of it',
  'GET /api/games/:game/rules': 'not listed: nothing is stored of it',
  'GET /api/games/:game/lengths': [['visitor', '/api/games/kraftwagen/lengths']],
  'GET /api/games/:game/accepted-rows': [['visitor', '/api/games/kraftwagen/accepted-rows']],
  'GET /api/site': 'not listed: settings of the site',
  'GET /api/announcements': [['visitor', '/api/announcements']],
  'GET /api/tables/open': [
    ['visitor', '/api/tables/open'],
    ['someone', '/api/tables/open?limit=100'],
    ['someone', '/api/tables/open?game=kraftwagen&pace=slow&seats=3&rated=yes'],
    ['someone', '/api/tables/open?tags=quiet&near=mine'],
    ['someone', '/api/tables/open?awake=mine'],
  ],
  'GET /api/tables/watch': [
    ['visitor', '/api/tables/watch'],
    ['someone', '/api/tables/watch?game=kraftwagen&limit=100'],
  ],
  'GET /api/tables/strongest': [['visitor', '/api/tables/strongest']],
  'GET /api/tables/mine': [
    ...both('/api/tables/mine'),
    ...both('/api/tables/mine?state=over'),
    ...both('/api/tables/mine?state=waiting'),
    ...both('/api/tables/mine?state=abandoned'),
  ],
  'GET /api/tables/waiting': both('/api/tables/waiting'),
  'GET /api/tables/invited': both('/api/tables/invited'),
  'GET /api/me/history': [
    ...both('/api/me/history'),
    ...both('/api/me/history?game=kraftwagen&limit=100'),
    ...both(`/api/me/history?with=${rival}`),
    ...both('/api/me/history?with=everywhere'),
    ...both('/api/me/history?result=won'),
    ...both(
      `/api/me/history?result=lost&with=${rival}&game=kraftwagen&from=${Date.now() - 100 * week}&to=${Date.now()}`,
    ),
  ],
  'GET /api/me/history/people': both('/api/me/history/people'),
  'GET /api/people/:account': [
    ['visitor', '/api/people/person-77'],
    ['visitor', '/api/people/everywhere'],
    ['someone', '/api/people/everywhere'],
    ['someone', '/api/people/person-77'],
    ['everywhere', '/api/people/person-77'],
  ],
  'GET /api/people/:account/games': [
    ['visitor', '/api/people/person-77/games'],
    ['visitor', '/api/people/everywhere/games?game=kraftwagen&limit=100'],
    ['someone', '/api/people/everywhere/games'],
  ],
  'GET /api/people': [
    ['someone', '/api/people?name=per'],
    ['someone', '/api/people?name=Person%20person-77'],
    ['someone', '/api/people?name=zzz'],
  ],
  'GET /api/me/people': both('/api/me/people'),
  'GET /api/me/people/tables': both('/api/me/people/tables?limit=100'),
  'GET /api/clubs': both('/api/clubs'),
  'GET /api/clubs/:club': [['someone', '/api/clubs/c-1']],
  'GET /api/clubs/:club/tables': [['someone', '/api/clubs/c-1/tables?limit=100']],
  'GET /api/leagues': [
    ['visitor', '/api/leagues'],
    ['someone', '/api/leagues'],
  ],
  'GET /api/seasons/:season': [
    ['visitor', '/api/seasons/2001'],
    ['someone', '/api/seasons/2001?division=3&from=2'],
    ['visitor', '/api/seasons/1'],
  ],
  'GET /api/tournaments': [
    ['visitor', '/api/tournaments'],
    ['visitor', '/api/tournaments?list=running'],
    ['visitor', '/api/tournaments?list=past'],
    ['someone', '/api/tournaments?list=mine'],
  ],
  'GET /api/tournaments/:tournament': [
    ['visitor', '/api/tournaments/1'],
    ['someone', '/api/tournaments/4800'],
  ],
  'GET /api/boxes': both('/api/boxes'),
  'GET /api/shared-boxes/:id': [['visitor', '/api/shared-boxes/box-7']],
  'GET /api/tables/:id': [
    ['visitor', `/api/tables/${shown.table}`],
    ['someone', `/api/tables/${shown.ownTable}`],
  ],
  'GET /api/tables/:id/invitations': [['someone', `/api/tables/${shown.ownTable}/invitations`]],
  'GET /api/matches/:id/view': aMatch,
  'GET /api/matches/:id/frames': aMatch,
  'GET /api/matches/:id/moves': aMatch,
  'GET /api/matches/:id/record': aMatch,
  'GET /api/matches/:id/absence': aMatch,
  'GET /api/matches/:id/draft': aMatch,
  'GET /api/matches/:id/notes': aMatch,
  'GET /api/matches/:id/premoves': aMatch,
  'GET /api/matches/:id/chat': aMatch,
  'GET /api/me': both('/api/me'),
  'GET /api/me/export': 'not listed: everything of a person, in one file',
  'GET /api/me/time': both('/api/me/time'),
  'GET /api/me/calendar': both('/api/me/calendar'),
  'GET /api/unsubscribe/:key': 'not listed: a page about one channel',
  'GET /api/calendar/:key': [['visitor', shown.calendar]],
  'GET /api/me/passkeys': both('/api/me/passkeys'),
  'GET /api/me/sessions': both('/api/me/sessions'),
  'GET /api/me/tokens': both('/api/me/tokens'),
  'GET /api/me/sanctions': both('/api/me/sanctions'),
  'GET /api/notifications': both('/api/notifications'),
  'GET /api/mutes': both('/api/mutes'),
  'GET /api/moderation': [['operator', '/api/moderation']],
  'GET /api/moderation/rows': moderationListOf('rows'),
  'GET /api/moderation/reports': moderationListOf(
    'reports',
    'reports?state=settled',
    'reports?state=settled&before=900',
  ),
  'GET /api/moderation/people': moderationListOf(
    'people?search=per',
    'people?search=person-77',
    'people?search=person-77@players.example',
  ),
  'GET /api/moderation/people/:account': moderationListOf('people/person-7'),
  'GET /api/moderation/appeals': moderationListOf('appeals'),
  'GET /api/moderation/tables': moderationListOf('tables', 'tables?search=person-77', 'tables?search=everywhere'),
  'GET /api/moderation/announcements': moderationListOf('announcements'),
  'GET /api/moderation/log': moderationListOf('log', 'log?before=900'),
})

/** Large tables, which no request may scan. */
const large = [
  'accounts',
  'club_members',
  'club_tables',
  'deadlines',
  'moderation_log',
  'finished_seats',
  'follows',
  'match_heads',
  'invitations',
  'matches',
  'measures',
  'presences',
  'ratings',
  'reports',
  'season_games',
  'season_people',
  'seats',
  'silences',
  'tables',
  'tournament_games',
  'tournament_people',
  'tournaments',
]

let server: TestServer
const nameOf = ({ database }: TestServer) => new URL(database.url).pathname.slice(1)
let cookies: Record<Asker, string>

beforeAll(async () => {
  // With one connection its statistics are exact; with several, PostgreSQL counts later.
  server = await startTestServer({ connections: 1, bots: false })
  const { pool } = server.database
  await planForAnyValues(server.database)
  // With some thousand games a scan may be cheaper: the test is whether there is an alternative.
  if (asked === undefined) await pool.query(`alter database ${nameOf(server)} set seq_page_cost = 20`)
  await fillLargeSite(server.database, count)
  const sign = async ({ id, cookie }: Guest, account: string) => {
    await pool.query('update sessions set account = $2 where account = $1', [id, account])
    return cookie
  }
  const operator = await server.guest('Olga')
  cookies = {
    visitor: '',
    someone: await sign(await server.guest('Someone'), 'person-77'),
    everywhere: await sign(await server.guest('Everywhere'), 'everywhere'),
    operator: operator.cookie,
  }
  await pool.query(`update accounts set guest = false, role = 'operator' where id = $1`, [operator.id])
  await pool.query(`update sessions set raised_until = now() + interval '1 day' where account = $1`, [operator.id])
  const tableOf = async (state: string) =>
    (
      await pool.query<{ id: string }>(
        `select id from tables where owner = 'person-77' and state = $1 and visibility = 'open' order by id limit 1`,
        [state],
      )
    ).rows[0]?.id ?? ''
  shown.table = await tableOf('playing')
  await pool.query(`update tables set owner = 'person-77' where id = (select table_id from invitations limit 1)`)
  shown.ownTable = (
    await pool.query<{ id: string }>(`select id from tables where owner = 'person-77' and state = 'waiting' limit 1`)
  ).rows[0]!.id
  const made = await server.client({ cookie: cookies.someone }).POST('/api/me/calendar', { body: { language: 'en' } })
  shown.calendar = new URL(made.data!.address!).pathname
}, 1_800_000)
afterAll(() => server.close(), 120_000)

test('every route has a request here, or a reason for none', async () => {
  const { paths } = (await apiDocument()) as { paths: Record<string, object> }
  const known = Object.entries(paths)
    .filter(([, methods]) => 'get' in methods)
    .map(([path]) => `GET ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
  expect(Object.keys(cases()).toSorted()).toEqual(known.toSorted())
})

test('no list and no profile scans a large table, and each takes little time', async () => {
  const wrong: string[] = []
  const times: [number, string][] = []
  for (const [route, all] of Object.entries(cases())) {
    if (typeof all === 'string') continue
    for (const [who, path] of all) {
      const name = `${route}, ${who}: ${path}`
      const before = await wholeReads(server.database, large)
      const took: number[] = []
      for (let run = 0; run < 3; run++) {
        const started = performance.now()
        const answer = await fetch(server.url + path, { headers: { cookie: cookies[who] } })
        await answer.text()
        took.push(performance.now() - started)
        if (!answer.ok) wrong.push(`${name}: ${answer.status}`)
      }
      const after = await wholeReads(server.database, large)
      const read = large.filter((table) => after[table] !== before[table])
      if (read.length > 0) wrong.push(`${name}: scans ${read.join(', ')}`)
      const middle = took.toSorted((one, other) => one - other)[1] ?? 0
      times.push([middle, name])
      if (middle > longest) wrong.push(`${name}: ${middle.toFixed(1)} ms`)
    }
  }
  const slowest = times.toSorted(([one], [other]) => other - one).slice(0, asked === undefined ? 5 : times.length)
  console.log(`${times.length} requests, ${count} games; the slowest:`)
  for (const [ms, name] of slowest) console.log(`${ms.toFixed(1)} ms ${name}`)
  expect(wrong).toEqual([])
}, 600_000)
