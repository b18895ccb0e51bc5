import type { MatchId, Pace } from '@carriage/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginTable } from '../../testing/begin-table.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'

const slow: Pace = { kind: 'slow', days: 3 }
const day = 86_400_000
const lines: string[] = []
let server: TestServer
let ann: Guest
let bob: Guest

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  server = await startTestServer({ bots: false, log })
  ;[ann, bob] = (await Promise.all(['Ann', 'Bob'].map((name) => server.guest(name)))) as [Guest, Guest]
}, 60_000)
afterAll(() => server.close())

const tableOf = (pace: Pace) =>
  beginTable(server.database, { game: 'kraftwagen', pace, accounts: [ann.id, bob.id], visibility: 'private' })

async function addressOf(who: Guest, language: 'en' | 'de' = 'en'): Promise<string> {
  const { data } = await who.api.POST('/api/me/calendar', { body: { language } })
  return new URL(data!.address!).pathname
}

/** A calendar program has no cookie. */
const read = (path: string) => fetch(server.url + path)

async function waitingSeat(match: MatchId): Promise<Guest> {
  const { rows } = await server.database.pool.query<{ waiting: number }>(
    'select waiting from match_heads where match_id = $1',
    [match],
  )
  return rows[0]!.waiting & 1 ? ann : bob
}

/** A table at which this person has to decide. */
async function tableWaitingFor(who: Guest): Promise<void> {
  const match = await beginTable(server.database, { game: 'kraftwagen', pace: slow })
  await server.database.pool.query(
    `update seats s set account = $2 from match_heads h
     where s.table_id = $1 and h.match_id = s.table_id and h.waiting & (1 << s.seat) <> 0`,
    [match, who.id],
  )
}

test('a calendar is read without a session and has the deadlines of its owner, without names', async () => {
  const match = await tableOf(slow)
  await tableOf({ kind: 'none' })
  const me = await waitingSeat(match)
  const other = me === ann ? bob : ann
  const answer = await read(await addressOf(me))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const text = await answer.text()
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  expect(text).toContain(`UID:${match}-${me === ann ? 0 : 1}@site.test\r\n`)
  expect(text).toMatch(/^SUMMARY:.+: your move is due\r$/m)
  expect(text).toContain(`URL:http://site.test/table/${match}\r\n`)
  expect(text).not.toContain('Player')
  const { rows } = await server.database.pool.query<{ at: string }>(
    `select clock ->> 'at' as at from match_heads where match_id = $1`,
    [match],
  )
  expect(text).toContain(`DTEND:${written(Number(rows[0]!.at) + 3 * day)}\r\n`)
  expect(await (await read(await addressOf(other))).text()).not.toContain('VEVENT')
})

test('sleep that was set after the decision came up moves the deadline, and the name of the event stays', async () => {
  const carla = await server.guest('Carla')
  await tableWaitingFor(carla)
  const path = await addressOf(carla)
  const before = await (await read(path)).text()
  const from = new Date(Date.now() + 2 * 3_600_000).toISOString().slice(11, 16)
  const to = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(11, 16)
  await carla.api.PUT('/api/me/time', { body: { zone: 'UTC', sleep: { from, to }, holidays: [] } })
  const after = await (await read(path)).text()
  expect(after.match(/^UID:.*/gm)).toEqual(before.match(/^UID:.*/gm))
  expect(endIn(after)).toBeGreaterThan(endIn(before) + 18 * 3_600_000 - 60_000)
})

test('it is in the language of the page on which it was made', async () => {
  const dora = await server.guest('Dora')
  await tableWaitingFor(dora)
  expect(await (await read(await addressOf(dora, 'de'))).text()).toContain('Zug fällig')
})

test('a new address replaces the old one, a revoked one opens nothing, and neither does a made-up one', async () => {
  const eve = await server.guest('Eve')
  expect((await eve.api.GET('/api/me/calendar')).data).toEqual({ address: null, madeAt: null })
  const first = await addressOf(eve)
  const second = await addressOf(eve)
  expect(first).toMatch(/^\/api\/calendar\/[\w-]{48}\.ics$/)
  expect((await read(first)).status).toBe(404)
  expect((await read(second)).status).toBe(200)
  expect((await read(second.replace('.ics', ''))).status).toBe(200)
  expect(new URL((await eve.api.GET('/api/me/calendar')).data!.address!).pathname).toBe(second)
  const forged = `${second.slice(0, -5)}${second.at(-5) === 'A' ? 'B' : 'A'}.ics`
  expect((await read(forged)).status).toBe(404)
  expect((await read('/api/calendar/short')).status).toBe(400)
  await eve.api.DELETE('/api/me/calendar')
  expect((await read(second)).status).toBe(404)
  expect((await eve.api.GET('/api/me/calendar')).data?.address).toBeNull()
})

test('the log, the database and other answers do not contain the key', async () => {
  const fay = await server.guest('Fay')
  const path = await addressOf(fay)
  const key = path.slice('/api/calendar/'.length, -'.ics'.length)
  await read(path)
  await read(`${path}x`)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => line.includes(key))).toEqual([])
  const { rows } = await server.database.pool.query<{ row: string }>(
    'select to_json(c)::text as row from calendar_links c where account = $1',
    [fay.id],
  )
  expect(rows[0]!.row).not.toContain(key)
})

test('an old session of a lasting account can neither make nor see the address', async () => {
  const kim = await server.guest('Kim')
  await server.database.pool.query('update accounts set guest = false where id = $1', [kim.id])
  const path = await addressOf(kim)
  await server.database.pool.query(
    `update sessions set created_at = now() - interval '31 minutes' where account = $1`,
    [kim.id],
  )
  const again = await kim.api.POST('/api/me/calendar', { body: { language: 'en' } })
  expect(again.error).toMatchObject({ code: 'forbidden', facts: { reason: 'signInAgain' } })
  const { data } = await kim.api.GET('/api/me/calendar')
  expect(data?.address).toBeNull()
  expect(data?.madeAt).toMatch(/^20/)
  const file = await fetch(`${server.url}/api/me/export`, { headers: { cookie: kim.cookie } })
  expect(await file.text()).not.toContain(path)
  expect((await read(path)).status).toBe(200)
  expect((await kim.api.DELETE('/api/me/calendar')).response.status).toBe(204)
  expect((await read(path)).status).toBe(404)
})

test('a calendar can be read at most twenty times a minute in total', async () => {
  const path = await addressOf(await server.guest('Gus'))
  const statuses = await Promise.all(Array.from({ length: 22 }, () => read(path).then(({ status }) => status)))
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect((await read(await addressOf(await server.guest('Hal')))).status).toBe(200)
})

test('with the account its address goes', async () => {
  const ida = await server.guest('Ida')
  const path = await addressOf(ida)
  expect((await ida.api.DELETE('/api/me')).response.status).toBe(204)
  expect((await read(path)).status).toBe(404)
})

function written(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function endIn(text: string): number {
  const [, year, month, date, hour, minute] = /^DTEND:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/m.exec(text)!.map(Number)
  return Date.UTC(year!, month! - 1, date, hour, minute)
}
