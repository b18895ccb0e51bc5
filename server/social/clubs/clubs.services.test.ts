import { maxClubs, membersAtMost } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collect } from '../../notifications/collect.ts'
import { decide } from '../../notifications/decide.ts'
import { takeSingles } from '../../notifications/due.ts'
import { finishedTable } from '../../testing/finished-table.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ bots: false })
}, 60_000)
afterAll(() => server.close())

async function people(...names: string[]): Promise<Guest[]> {
  return Promise.all(names.map((name) => server.guest(name)))
}
async function made(who: Guest): Promise<{ id: string; key: string }> {
  const { data } = await who.api.POST('/api/clubs', { body: { name: ' Thursday round ' } })
  return { id: data!.id, key: data!.key! }
}
const on = (club: string) => ({ params: { path: { club } } })
const onMember = (club: string, { id: account }: Guest) => ({ params: { path: { club, account } } })
const join = (who: Guest, club: string, key?: string) =>
  who.api.PUT('/api/clubs/:club/membership', { ...on(club), body: key === undefined ? {} : { key } })
const leave = (who: Guest, club: string) => who.api.DELETE('/api/clubs/:club/membership', on(club))
const see = async (who: Guest, club: string) => who.api.GET('/api/clubs/:club', on(club))
const invite = (who: Guest, club: string, { id: account }: Guest) =>
  who.api.POST('/api/clubs/:club/invitations', { ...on(club), body: { account } })
const list = async (who: Guest) => (await who.api.GET('/api/clubs')).data!.clubs

test('a club is joined by its link or by invitation, and hidden from everybody else', async () => {
  const [ann, bob, cat, dan] = (await people('Ann', 'Bob', 'Cat', 'Dan')) as [Guest, Guest, Guest, Guest]
  const { id, key } = await made(ann)
  expect((await see(bob, id)).error?.code).toBe('notFound')
  expect((await join(bob, id, 'wrong')).error?.code).toBe('notFound')
  const byLink = { params: { path: { club: id }, header: { 'x-club-key': key } } }
  expect((await bob.api.GET('/api/clubs/:club', byLink)).data).toMatchObject({
    name: 'Thursday round',
    members: 1,
    member: false,
    key: null,
    people: [],
  })
  expect((await join(bob, id, key)).data).toMatchObject({ member: true, leader: false, members: 2 })
  expect((await invite(bob, id, cat)).error?.code).toBe('forbidden')
  await invite(ann, id, cat)
  await invite(ann, id, dan)
  expect(await list(cat)).toEqual([{ id, name: 'Thursday round', members: 2, invited: true }])
  expect((await see(cat, id)).data).toMatchObject({ member: false, invited: true, people: [] })
  await join(cat, id)
  await leave(dan, id)
  expect(await list(dan)).toEqual([])
  expect((await join(dan, id)).error?.code).toBe('notFound')
  const { data } = await see(ann, id)
  expect(data?.people.map(({ name, leader }) => [name, leader])).toEqual([
    ['Ann', true],
    ['Bob', false],
    ['Cat', false],
  ])
  expect(data?.asked).toEqual([{ account: dan.id, name: 'Dan', declined: true }])
})

test('an invitation to a club is notified once, unless it was declined or the leader is blocked', async () => {
  const [ann, bob, cat, dan] = (await people('Ann', 'Bob', 'Cat', 'Dan')) as [Guest, Guest, Guest, Guest]
  const { id } = await made(ann)
  const { database } = server
  await database.pool.query(`delete from outbox where kind = 'club'`)
  await database.pool.query(
    `insert into notification_channels (account, kind, address) select id, 'webhook', 'https://' || id || '.example/' from unnest($1::text[]) id`,
    [[bob.id, cat.id, dan.id]],
  )
  await dan.api.PUT('/api/mutes/:account', { params: { path: { account: ann.id } }, body: { blocked: true } })
  for (const person of [bob, cat, cat, dan]) await invite(ann, id, person)
  await leave(bob, id)
  expect(await collect(database, { timeout: 0, lease: 0 })).toMatchObject({ entries: 2 })
  const dues = (await takeSingles(database, 10, 0)).flat().filter(({ match }) => match === id)
  const kinds = dues.map((due) => [due.channel.account, due.kind, due.game, decide(due, Date.now())])
  expect(kinds).toHaveLength(2)
  expect(kinds).toEqual(
    expect.arrayContaining([
      [bob.id, 'club', 'Thursday round', 'passed'],
      [cat.id, 'club', 'Thursday round', 'send'],
    ]),
  )
})

test('a person who blocked the leader gets no invitation; one who takes no invitations is not asked', async () => {
  const [ann, bob, cat] = (await people('Ann', 'Bob', 'Cat')) as [Guest, Guest, Guest]
  const { id } = await made(ann)
  await bob.api.PUT('/api/mutes/:account', { params: { path: { account: ann.id } }, body: { blocked: true } })
  await cat.api.PUT('/api/me/contact-settings', {
    body: { whoMayFollow: 'anybody', showPresence: 'friends', whoMayInvite: 'nobody' },
  })
  expect((await invite(ann, id, bob)).data?.asked).toEqual([{ account: bob.id, name: 'Bob', declined: false }])
  expect(await list(bob)).toEqual([])
  expect((await invite(ann, id, cat)).error).toMatchObject({ code: 'conflict', facts: { reason: 'takesNone' } })
})

test('tables of a club are found and joined by its members only; a rematch is one of them too', async () => {
  const [ann, bob, eve] = (await people('Ann', 'Bob', 'Eve')) as [Guest, Guest, Guest]
  const { id, key } = await made(ann)
  await join(bob, id, key)
  const body = { game: 'auction', seats: 3, pace: { kind: 'none' }, visibility: 'open', club: id } as const
  expect((await eve.api.POST('/api/tables', { body })).error?.code).toBe('notFound')
  const { data: table } = await ann.api.POST('/api/tables', { body })
  expect(table).toMatchObject({ visibility: 'private', club: { id, name: 'Thursday round' } })
  const at = { params: { path: { id: table!.id } } }
  const tablesOf = (who: Guest) => who.api.GET('/api/clubs/:club/tables', on(id))
  expect((await tablesOf(bob)).data?.tables.map((each) => each.id)).toEqual([table!.id])
  expect((await tablesOf(eve)).error?.code).toBe('notFound')
  expect((await eve.api.GET('/api/tables/:id', at)).error?.code).toBe('notFound')
  expect((await bob.api.POST('/api/tables/:id/seat', { ...at, body: {} })).data?.me).toBe(1)
  await server.database.pool.query(`update tables set state = 'over' where id = $1`, [table!.id])
  const { data: again } = await ann.api.POST('/api/tables/:id/rematch', at)
  expect((await tablesOf(bob)).data?.tables.map((each) => each.id)).toEqual([again!.id, table!.id])
  await leave(bob, id)
  expect((await bob.api.GET('/api/tables/:id', at)).data?.club).toBeNull()
})

test('standings are of the games at its tables that count, for members', async () => {
  const [ann, bob, cat] = (await people('Ann', 'Bob', 'Cat')) as [Guest, Guest, Guest]
  const { id, key } = await made(ann)
  for (const who of [bob, cat]) await join(who, id, key)
  const accounts = [ann.id, bob.id]
  const inClub = (table: string) =>
    server.database.pool.query('insert into club_tables (table_id, club) values ($1, $2)', [table, id])
  await inClub(await finishedTable(server.database, { accounts, ranking: [[0], [1]], scores: [9, 2] }))
  await inClub(await finishedTable(server.database, { accounts, ranking: [[0, 1]], scores: [4, 4] }))
  const uncounted = await finishedTable(server.database, { accounts, ranking: [[1], [0]], scores: [0, 50] })
  await server.database.pool.query('update finished_seats set counts = false where table_id = $1', [uncounted])
  await inClub(uncounted)
  await finishedTable(server.database, { accounts, ranking: [[1], [0]], scores: [0, 70] })
  expect((await see(cat, id)).data?.standings).toEqual([
    { game: 'auction', account: ann.id, games: 2, wins: 2, places: [2], mean: 6.5 },
    { game: 'auction', account: bob.id, games: 2, wins: 1, places: [1, 1], mean: 3 },
  ])
  await leave(bob, id)
  expect((await see(cat, id)).data?.standings.map(({ account }) => account)).toEqual([ann.id])
})

test('leaders are made, remove members and dissolve; the longest-standing member succeeds, and the last one ends it', async () => {
  const [ann, bob, cat] = (await people('Ann', 'Bob', 'Cat')) as [Guest, Guest, Guest]
  const { id, key } = await made(ann)
  for (const who of [bob, cat]) await join(who, id, key)
  const letLead = (who: Guest, other: Guest) =>
    who.api.PUT('/api/clubs/:club/members/:account', { ...onMember(id, other), body: { leader: true } })
  const dismiss = (who: Guest, other: Guest) => who.api.DELETE('/api/clubs/:club/members/:account', onMember(id, other))
  expect((await letLead(bob, bob)).error?.code).toBe('forbidden')
  expect((await dismiss(bob, cat)).error?.code).toBe('forbidden')
  expect((await cat.api.DELETE('/api/clubs/:club', on(id))).error?.code).toBe('forbidden')
  await leave(ann, id)
  expect((await see(bob, id)).data).toMatchObject({ leader: true, members: 2 })
  await letLead(bob, cat)
  expect((await dismiss(bob, cat)).error?.code).toBe('conflict')
  expect((await bob.api.DELETE('/api/me')).response.status).toBe(204)
  expect((await see(cat, id)).data).toMatchObject({ leader: true, members: 1 })
  await leave(cat, id)
  expect((await server.database.pool.query('select from clubs where id = $1', [id])).rowCount).toBe(0)
  const other = await made(ann)
  await join(cat, other.id, other.key)
  expect((await ann.api.DELETE('/api/clubs/:club', on(other.id))).response.status).toBe(204)
  expect(await list(cat)).toEqual([])
})

test('a removed member returns by invitation only, and leaders renew its link', async () => {
  const [ann, bob, cat] = (await people('Ann', 'Bob', 'Cat')) as [Guest, Guest, Guest]
  const { id, key } = await made(ann)
  for (const who of [bob, cat]) await join(who, id, key)
  const { data } = await ann.api.DELETE('/api/clubs/:club/members/:account', onMember(id, bob))
  expect(data?.key).not.toBe(key)
  expect((await join(bob, id, key)).error?.code).toBe('notFound')
  expect((await join(bob, id, data!.key!)).error?.code).toBe('notFound')
  // It is not shown as an invitation.
  expect(data?.asked).toEqual([])
  expect(await list(bob)).toEqual([])
  const renew = (who: Guest) => who.api.POST('/api/clubs/:club/key', on(id))
  expect((await renew(cat)).error?.code).toBe('forbidden')
  expect((await renew(bob)).error?.code).toBe('notFound')
  const { data: renewed } = await renew(ann)
  expect(new Set([key, data!.key, renewed!.key]).size).toBe(3)
  const [dan] = (await people('Dan')) as [Guest]
  expect((await join(dan, id, data!.key!)).error?.code).toBe('notFound')
  expect((await join(dan, id, renewed!.key!)).data?.member).toBe(true)
  await invite(ann, id, bob)
  expect((await join(bob, id)).data?.member).toBe(true)
})

test('clubs and their members are limited, also for concurrent requests', async () => {
  const [ann, bob, cat] = (await people('Ann', 'Bob', 'Cat')) as [Guest, Guest, Guest]
  const { id, key } = await made(ann)
  await server.database.pool.query(
    `insert into club_members (club, account) select $1, 'member-' || i from generate_series(1, $2::integer) i`,
    [id, membersAtMost - 2],
  )
  const joined = await Promise.all([join(bob, id, key), join(cat, id, key)])
  expect(joined.flatMap(({ error }) => error?.code ?? [])).toEqual(['tooMany'])
  const more = await Promise.all(
    Array.from({ length: maxClubs }, () => ann.api.POST('/api/clubs', { body: { name: 'x' } })),
  )
  expect(more.flatMap(({ error }) => error?.code ?? [])).toEqual(['tooMany'])
})
