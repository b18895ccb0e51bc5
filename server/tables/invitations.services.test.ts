import type { MatchId } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collect } from '../notifications/collect.ts'
import { takeSingles } from '../notifications/due.ts'
import { type Guest, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ bots: false })
}, 60_000)
afterAll(() => server.close())

async function laid(who: Guest): Promise<MatchId> {
  const { data } = await who.api.POST('/api/tables', {
    body: { game: 'auction', seats: 3, pace: { kind: 'none' }, visibility: 'private' },
  })
  return data!.id
}
const at = (id: MatchId) => ({ params: { path: { id } } })
const invite = (who: Guest, id: MatchId, { id: account }: Guest) =>
  who.api.POST('/api/tables/:id/invitations', { ...at(id), body: { account } })
const invitedOf = async (who: Guest) => (await who.api.GET('/api/tables/invited')).data?.tables.map(({ id }) => id)
const listOf = async (who: Guest, id: MatchId) =>
  (await who.api.GET('/api/tables/:id/invitations', at(id))).data?.people
const takes = (who: Guest, invite: 'anybody' | 'friends' | 'nobody') =>
  who.api.PUT('/api/me/contact-settings', {
    body: { whoMayFollow: 'anybody', showPresence: 'friends', whoMayInvite: invite },
  })
const follow = (who: Guest, { id: account }: Guest) =>
  who.api.PUT('/api/me/people/:account', { params: { path: { account } } })

test('an invitation is accepted by sitting down; a declined one is gone for good', async () => {
  const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => server.guest(name)))
  const id = await laid(ann!)
  for (const other of [bob!, cat!]) await invite(ann!, id, other)
  expect(await invitedOf(bob!)).toEqual([id])
  const { data } = await bob!.api.POST('/api/tables/:id/seat', { ...at(id), body: {} })
  expect(data?.me).toBe(1)
  expect((await cat!.api.DELETE('/api/me/invitations/:id', at(id))).response.status).toBe(204)
  expect(await invitedOf(cat!)).toEqual([])
  expect((await cat!.api.GET('/api/tables/:id', at(id))).error?.code).toBe('notFound')
  await invite(ann!, id, cat!)
  expect(await invitedOf(cat!)).toEqual([])
  expect(await listOf(ann!, id)).toEqual([
    { account: bob!.id, name: 'Bob', declined: false },
    { account: cat!.id, name: 'Cat', declined: true },
  ])
  expect((await bob!.api.GET('/api/tables/:id/invitations', at(id))).error?.code).toBe('forbidden')
  expect((await cat!.api.DELETE('/api/me/invitations/:id', at(id))).error?.code).toBe('notFound')
})

test('a person who takes invitations from friends or nobody gets no others; a block is not revealed', async () => {
  const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => server.guest(name)))
  const id = await laid(ann!)
  await takes(bob!, 'friends')
  const { error } = await invite(ann!, id, bob!)
  expect(error).toMatchObject({ code: 'conflict', facts: { reason: 'takesNone' } })
  await follow(ann!, bob!)
  expect((await invite(ann!, id, bob!)).error?.code).toBe('conflict')
  await follow(bob!, ann!)
  expect((await invite(ann!, id, bob!)).error).toBeUndefined()
  await takes(bob!, 'nobody')
  expect((await invite(ann!, await laid(ann!), bob!)).error).toEqual(error)

  await cat!.api.PUT('/api/mutes/:account', { params: { path: { account: ann!.id } }, body: { blocked: true } })
  expect((await invite(ann!, id, cat!)).error).toBeUndefined()
  expect(await listOf(ann!, id)).toContainEqual({ account: cat!.id, name: 'Cat', declined: false })
  expect(await invitedOf(cat!)).toEqual([])
  expect((await cat!.api.GET('/api/tables/:id', at(id))).error?.code).toBe('notFound')
})

test('the number of open invitations of a person is limited', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => server.guest(name)))
  const { pool } = server.database
  const id = await laid(ann!)
  await pool.query(
    `with laid as (
       insert into tables (id, game, options, seats, pace, visibility, owner, key, secret, commitment)
       select substr(id, 1, 8) || lpad(i::text, 6, '0'), game, options, seats, pace, visibility, owner, key, secret, commitment
       from tables, generate_series(1, 30) i where id = $1 returning id
     )
     insert into invitations (table_id, account) select id, $2 from laid`,
    [id, bob!.id],
  )
  expect((await invite(ann!, id, bob!)).error).toMatchObject({ code: 'conflict', facts: { reason: 'manyInvitations' } })
})

test('an invitation is notified on every channel, until it is answered or the match starts', async () => {
  const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => server.guest(name)))
  const { pool } = server.database
  await pool.query('delete from outbox')
  for (const { id } of [bob!, cat!])
    await pool.query(
      `insert into notification_channels (account, kind, address) values ($1, 'webhook', 'https://x.example')`,
      [id],
    )
  const id = await laid(ann!)
  for (const other of [bob!, cat!, cat!]) await invite(ann!, id, other)
  expect(await collect(server.database, { timeout: 0, lease: 0 })).toMatchObject({ entries: 2 })
  await cat!.api.DELETE('/api/me/invitations/:id', at(id))
  const dues = (await takeSingles(server.database, 10, 0)).flat().sort((a, b) => Number(b.seated) - Number(a.seated))
  expect(dues.map(({ kind, seated, others, channel }) => ({ kind, seated, others, account: channel.account }))).toEqual(
    [
      { kind: 'invited', seated: true, others: ['Ann'], account: bob!.id },
      { kind: 'invited', seated: false, others: ['Ann'], account: cat!.id },
    ],
  )
  await bob!.api.POST('/api/tables/:id/seat', { ...at(id), body: {} })
  expect((await takeSingles(server.database, 10, 0)).flat().map(({ seated }) => seated)).toEqual([false, false])
})

test.each(['private', 'link', 'open'] as const)(
  'a person removed from a table that is %s returns only by a new invitation; its host renews the link',
  async (visibility) => {
    const [ann, bob, cat] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Cat')]
    const body = { game: 'auction', seats: 3, pace: { kind: 'none' }, visibility } as const
    const { id, key } = (await ann.api.POST('/api/tables', { body })).data!
    const at = { params: { path: { id } } }
    const invite = () => ann.api.POST('/api/tables/:id/invitations', { ...at, body: { account: bob.id } })
    const sit = (who: typeof bob, given: string | null) =>
      who.api.POST('/api/tables/:id/seat', {
        params: { path: { id }, header: given === null ? {} : { 'x-table-key': given } },
        body: {},
      })
    await invite()
    expect((await sit(bob, key)).data?.me).toBe(1)
    const { data } = await ann.api.DELETE('/api/tables/:id/seats/:seat', { params: { path: { id, seat: 1 } } })
    expect(data?.key).not.toBe(key)
    expect((await sit(bob, key)).error?.code).toBe(visibility === 'open' ? 'forbidden' : 'notFound')
    expect((await sit(bob, data!.key)).error?.code).toBe(visibility === 'private' ? 'notFound' : 'forbidden')
    expect((await ann.api.GET('/api/tables/:id/invitations', at)).data?.people).toEqual([])
    await invite()
    expect((await sit(bob, null)).data?.me).toBe(1)
    const renew = (who: typeof bob) => who.api.POST('/api/tables/:id/key', at)
    expect((await renew(bob)).error?.code).toBe('forbidden')
    const { data: renewed } = await renew(ann)
    expect(renewed?.key).not.toBe(data?.key)
    if (visibility !== 'link') return
    expect((await sit(cat, data!.key)).error?.code).toBe('notFound')
    expect((await sit(cat, renewed!.key)).data?.me).toBe(2)
  },
)
