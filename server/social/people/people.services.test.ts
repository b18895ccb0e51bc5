import { followsAtMost } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepOldData } from '../../accounts/privacy/sweep.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ bots: false })
}, 60_000)
afterAll(() => server.close())

const on = ({ id }: Guest) => ({ params: { path: { account: id } } })
const follow = (who: Guest, other: Guest) => who.api.PUT('/api/me/people/:account', on(other))
const block = (who: Guest, other: Guest) =>
  who.api.PUT('/api/mutes/:account', { ...on(other), body: { blocked: true } })
const peopleOf = async (who: Guest) => (await who.api.GET('/api/me/people')).data!.people
const find = async (who: Guest, name: string) =>
  (await who.api.GET('/api/people', { params: { query: { name } } })).data?.people.map((each) => each.name)
const be = (who: Guest, seen: 'followers' | 'friends' | 'nobody', follow: 'anybody' | 'nobody' = 'anybody') =>
  who.api.PUT('/api/me/contact-settings', {
    body: { whoMayFollow: follow, showPresence: seen, whoMayInvite: 'anybody' },
  })
const here = (who: Guest) => who.api.PUT('/api/me/presence')

async function three(): Promise<[Guest, Guest, Guest]> {
  return Promise.all([server.guest('Ann'), server.guest('Bob'), server.guest('Cat')])
}

test('friends follow each other, and unfollowing is one-sided', async () => {
  const [ann, bob, cat] = await three()
  expect((await follow(ann, bob)).data?.people).toEqual([
    { account: bob.id, name: 'Bob', following: true, follower: false, here: false },
  ])
  expect(await peopleOf(bob)).toMatchObject([{ account: ann.id, following: false, follower: true }])
  await follow(bob, ann)
  await follow(ann, bob)
  await follow(cat, ann)
  expect(await peopleOf(ann)).toMatchObject([
    { account: bob.id, following: true, follower: true },
    { account: cat.id, following: false, follower: true },
  ])
  await bob.api.DELETE('/api/me/people/:account', on(ann))
  expect(await peopleOf(ann)).toMatchObject([{ account: bob.id, following: true, follower: false }, {}])
  expect((await follow(ann, ann)).error?.code).toBe('conflict')
  const nobody = { params: { path: { account: 'nobody' } } }
  expect((await ann.api.PUT('/api/me/people/:account', nobody)).error?.code).toBe('notFound')
})

test('a block ends following in both directions and forbids it, with the same detail as the setting', async () => {
  const [ann, bob, cat] = await three()
  await follow(ann, bob)
  await follow(bob, ann)
  await block(ann, bob)
  expect(await peopleOf(ann)).toEqual([])
  expect(await peopleOf(bob)).toEqual([])
  const { error: blocked } = await follow(bob, ann)
  await be(cat, 'friends', 'nobody')
  const { error: unwanted } = await follow(bob, cat)
  expect(blocked).toMatchObject({ code: 'conflict', detail: 'You can’t follow this player.' })
  expect(unwanted).toEqual(blocked)
  expect((await follow(ann, bob)).error).toEqual(blocked)
})

test('presence is seen by friends, by followers or by nobody, as each person chose', async () => {
  const [ann, bob, cat] = await three()
  await follow(ann, bob)
  await follow(cat, bob)
  await follow(bob, cat)
  await here(bob)
  const seen = async (who: Guest) => (await peopleOf(who)).find(({ account }) => account === bob.id)?.here
  expect([await seen(ann), await seen(cat)]).toEqual([false, true])
  await be(bob, 'followers')
  expect([await seen(ann), await seen(cat)]).toEqual([true, true])
  await be(bob, 'nobody')
  await here(bob)
  expect([await seen(ann), await seen(cat)]).toEqual([false, false])
  const stored = () => server.database.pool.query('select from presences where account = $1', [bob.id])
  expect((await stored()).rowCount).toBe(0)
  await be(bob, 'friends')
  await here(bob)
  await server.database.pool.query(`update presences set at = now() - interval '5 minutes' where account = $1`, [
    bob.id,
  ])
  expect(await seen(cat)).toBe(false)
  await server.database.pool.query(`update presences set at = now() - interval '2 days' where account = $1`, [bob.id])
  await sweepOldData(server.database)
  expect((await stored()).rowCount).toBe(0)
})

test('people are found by the beginning of their name, except hidden and blocked ones', async () => {
  const [ann, bob] = await three()
  const others = await Promise.all(['Zoltan', 'zola', 'Zora%', 'Azola'].map((name) => server.guest(name)))
  expect(await find(ann, 'ZO')).toEqual(['zola', 'Zoltan', 'Zora%'])
  expect(await find(ann, 'zora%')).toEqual(['Zora%'])
  expect(await find(ann, 'z%')).toEqual([])
  await others[0]!.api.PUT('/api/me/profile', { body: { hidden: true } })
  await block(others[1]!, ann)
  expect(await find(ann, 'zo')).toEqual(['Zora%'])
  expect(await find(bob, 'zo')).toEqual(['zola', 'Zora%'])
  expect((await ann.api.GET('/api/people', { params: { query: { name: 'z' } } })).error?.code).toBe('malformed')
})

test('a name is found by its index among many', async () => {
  await server.database.pool.query(
    `insert into accounts (id, name, email, email_verified, guest)
     select 'many-' || i, 'Many ' || i, 'many' || i || '@example.org', false, true from generate_series(1, 20000) i`,
  )
  await server.database.pool.query('analyze accounts')
  const { rows } = await server.database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select id from accounts a where not a.hidden and lower(a.name) ~>=~ 'many 77' and lower(a.name) ~<~ 'many 78'
     order by lower(a.name) using ~<~, a.id limit 20`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('accounts_by_name')
  expect(await find(await server.guest('Ann'), 'many 777')).toHaveLength(11)
})

test('the number of followed people is limited', async () => {
  const [ann, bob, cat] = await three()
  await server.database.pool.query(
    `insert into follows (account, other) select $1, 'many-' || i from generate_series(1, $2::integer) i`,
    [ann.id, followsAtMost - 1],
  )
  const answers = await Promise.all([follow(ann, bob), follow(ann, cat)])
  expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['tooMany'])
})

test('running open tables of followed people, each once', async () => {
  const [ann, bob, cat] = await three()
  const both = await beginTable(server.database, { game: 'auction', accounts: [bob.id, cat.id] })
  await beginTable(server.database, { game: 'auction', accounts: [cat.id, 'else'] })
  const closed = await beginTable(server.database, { game: 'auction', accounts: [bob.id, 'else'] })
  await server.database.pool.query(`update tables set visibility = 'private' where id = $1`, [closed])
  await follow(ann, bob)
  const list = async () => (await ann.api.GET('/api/me/people/tables')).data?.tables.map(({ id }) => id)
  expect(await list()).toEqual([both])
  await follow(ann, cat)
  expect(await list()).toHaveLength(2)
})
