import type { MatchId } from '@carriage/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAccount } from '../../accounts/privacy/erase.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { runLeagueCommand } from './league.ts'
import { runSeasons } from './runner.ts'
import { signUp as enterSeason } from './sign-up.ts'

let server: TestServer
let people: Guest[]
let eve: Guest
beforeAll(async () => {
  server = await startTestServer()
  people = await Promise.all(['Ann', 'Bob', 'Cid', 'Dan', 'Fay'].map((name) => server.guest(name)))
  eve = await server.guest('Eve')
}, 60_000)
afterAll(() => server.close())

const command = (...words: string[]) => runLeagueCommand(server.database, words)
const tick = (days = 0) =>
  runSeasons(
    { database: server.database, bus: server.bus, log: pino({ level: 'silent' }) },
    new Date(Date.now() + days * 86_400_000),
  )
const signUp = ({ api }: Guest, league: string) =>
  api.PUT('/api/leagues/:league/sign-up', { params: { path: { league } }, body: { stays: true } })
const leagueIn = async ({ api }: Pick<Guest, 'api'>, id: string) =>
  (await api.GET('/api/leagues')).data!.leagues.find((league) => league.id === id)!
const seasonIn = async (season: number) =>
  (await server.client().GET('/api/seasons/:season', { params: { path: { season } } })).data!
const actions = async () =>
  (await server.database.pool.query<{ action: string }>('select action from moderation_log order by id')).rows.map(
    ({ action }) => action,
  )

test('an operator starts a league, replaces a person, closes a game, and stops the league', async () => {
  const [ann, bob, cid, dan, fay] = people as [Guest, Guest, Guest, Guest, Guest]
  await expect(command('start', 'coal', 'auction', '9', 'Coal')).rejects.toThrow('seats')
  await expect(command('start', 'coal', 'nothing', '3', 'Coal')).rejects.toThrow('no game nothing')
  expect(await command('start', 'coal', 'auction', '3', 'The', 'Coal', 'League', 'days=3')).toContain(
    'open for sign-up',
  )
  await expect(command('start', 'coal', 'auction', '3', 'Coal')).rejects.toThrow('already')

  // Guests can only watch.
  expect((await signUp(ann, 'coal')).error?.code).toBe('forbidden')
  await server.database.pool.query('update accounts set guest = false')
  for (const person of people) expect((await signUp(person, 'coal')).response.status).toBe(204)
  expect((await signUp(ann, 'iron')).error?.code).toBe('notFound')
  await fay.api.DELETE('/api/leagues/:league/sign-up', { params: { path: { league: 'coal' } } })
  const open = await leagueIn(ann, 'coal')
  expect(open).toMatchObject({ title: 'The Coal League', seats: 3, pace: { kind: 'slow', days: 3 }, active: true })
  expect(open.seasons).toMatchObject([{ number: 1, state: 'signup', people: 4, own: { stays: true, division: null } }])
  expect((await leagueIn(fay, 'coal')).seasons[0]?.own).toBe(null)
  const season = open.seasons[0]!.id
  expect((await seasonIn(season)).entrants.toSorted()).toEqual(['Ann', 'Bob', 'Cid', 'Dan'])
  await tick(15)

  const started = await seasonIn(season)
  expect(started).toMatchObject({ season: { state: 'playing' }, divisions: [1], next: null, entrants: [] })
  const [group] = started.groups
  expect(group?.games).toHaveLength(4)
  expect(group?.games.every(({ state, table }) => state === 'playing' && table !== null)).toBe(true)
  expect((await signUp(fay, 'coal')).error?.code).toBe('conflict')

  // Eve takes Bob's place, with his seats.
  await expect(command('replace', String(season), bob.id, cid.id)).rejects.toThrow('already')
  await expect(command('replace', String(season), eve.id, fay.id)).rejects.toThrow('not signed up here')
  await expect(command('replace', String(season), bob.id, bob.id)).rejects.toThrow('replace themselves')
  // Neither a second account of a player, nor of the one who leaves.
  const verified = 'update accounts set email = $2, email_verified = true where id = $1'
  await server.database.pool.query(verified, [eve.id, 'Eve+two@site.test'])
  for (const one of [ann, bob]) {
    await server.database.pool.query(verified, [one.id, 'eve@site.test'])
    await expect(command('replace', String(season), bob.id, eve.id)).rejects.toThrow('belong to one person')
    await server.database.pool.query(verified, [one.id, `${one.id}@site.test`])
  }
  expect(await command('replace', String(season), bob.id, eve.id)).toBe('Replaced.')
  const replaced = (await seasonIn(season)).groups[0]!
  expect(replaced.people.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Cid', 'Dan', 'Eve'])
  const seated = async (who: Guest) =>
    (await who.api.GET('/api/tables/mine?state=playing' as '/api/tables/mine')).data!.tables
  expect(await seated(bob)).toHaveLength(0)
  expect(await seated(eve)).toHaveLength(3)

  // A deleted person leaves an anonymous place, and bots in the seats.
  await eraseAccount({ database: server.database, bus: server.bus, tables: server.tables, secret: 'x' }, dan.id)
  expect((await seasonIn(season)).groups[0]!.people.find(({ name }) => name === '')).toMatchObject({ account: null })

  // Closed games do not count; after the last of them the season is over.
  const tables = replaced.games.map(({ table }) => table!) as MatchId[]
  await expect(command('close-game', '00000000000000')).rejects.toThrow('isn’t a game of a running season')
  for (const table of tables) expect(await command('close-game', table)).toContain('not count')
  for (const table of tables) server.bus.publish('bots.wake', table)
  await expect
    .poll(
      async () => {
        const shown = await Promise.all(
          tables.map((id) => ann.api.GET('/api/tables/:id', { params: { path: { id } } })),
        )
        return shown.map(({ data }) => [data?.state, data?.rated])
      },
      // Bots finish four games, on a machine that may be busy.
      { timeout: 60_000, interval: 200 },
    )
    .toEqual(tables.map(() => ['over', false]))
  expect((await seasonIn(season)).groups[0]!.people.every(({ points, games }) => points === 0 && games === 0)).toBe(
    true,
  )
  await tick()
  expect((await leagueIn(ann, 'coal')).seasons.map(({ number, state }) => [number, state])).toEqual([
    [2, 'signup'],
    [1, 'over'],
  ])
  expect(await command('list')).toContain('season 2')
  await command('stop', 'coal')
  expect(await leagueIn(ann, 'coal')).toMatchObject({ active: false, seasons: [{ state: 'over' }, { state: 'over' }] })
  await expect(command('stop', 'coal')).rejects.toThrow('no active league')
  await expect(command('help')).rejects.toThrow('pnpm ops league')
  expect(await actions()).toEqual(['startLeague', 'replacePerson', ...tables.map(() => 'closeGame'), 'stopLeague'])
}, 120_000)

test('two accounts of one person are not both in a season, however they sign up', async () => {
  const { database } = server
  const { pool } = database
  await pool.query(
    `insert into accounts (id, name, email, email_verified, guest, created_at)
     select 'twin-' || n || x, 'Twin', 'twin-' || n || x || '@players.example', true, false, now() - n * interval '1 day'
     from generate_series(1, 8) n, unnest(array['a', 'b']) x`,
  )
  await pool.query(`update accounts set email = 'twin-' || substr(id, 6, 1) || '+' || right(id, 1) || '@players.example'
    where id like 'twin-%' and id not like 'twin-8%'`)
  await command('start', 'twins', 'auction', '3', 'Twins')
  const enter = (account: string) => enterSeason(database, 'twins', account, { stays: true, now: new Date() })
  for (let n = 1; n <= 7; n++) {
    const answers = await Promise.allSettled([enter(`twin-${n}a`), enter(`twin-${n}b`)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  }
  // The connection becomes known only after the sign-up.
  for (const account of ['twin-8a', 'twin-8b']) await enter(account)
  await pool.query(`update accounts set email = 'twin-8+b@players.example' where id = 'twin-8b'`)
  await pool.query(`update accounts set email = 'twin-8@players.example' where id = 'twin-8a'`)
  await tick(20)
  const { rows } = await pool.query<{ account: string }>(
    `select p.account from season_people p join seasons s on s.id = p.season where s.league = 'twins' order by 1`,
  )
  expect(rows.map(({ account }) => account.slice(0, 6))).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `twin-${n}`))
})
