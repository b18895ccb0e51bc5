import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerAddress } from '../platform/http/caller-address.ts'
import { type AccountServer, origin, startAccountServer } from './testing/account-server.ts'

let server: AccountServer
let url: string
beforeAll(async () => {
  server = await startAccountServer({ addressOf: callerAddress(1) })
  url = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

let made = 0
/** As an appending proxy forwards it: the real address, `198.51.100.<n>`, after the one that the caller made up. */
function post(path: string, body: object, address: number): Promise<{ status: number; seconds: number | undefined }> {
  made += 1
  const forwarded = `203.0.113.${made % 256}, 198.51.100.${address}`
  const headers = { 'content-type': 'application/json', origin, 'x-forwarded-for': forwarded }
  return new Promise((resolve, reject) => {
    const request = httpRequest(url + path, { method: 'POST', headers }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => {
        const shown = text === '' ? {} : (JSON.parse(text) as { facts?: { seconds?: number } })
        resolve({ status: response.statusCode ?? 0, seconds: shown.facts?.seconds })
      })
    })
    request.on('error', reject)
    request.end(JSON.stringify(body))
  })
}

async function inTurn<T>(count: number, act: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let n = 0; n < count; n += 1) done.push(await act(n))
  return done
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

test('behind an appending proxy, made-up addresses do not evade the limits', async () => {
  const codes = await inTurn(12, (n) => post('/api/sign-in/code', { email: `spoof${n}@example.org` }, 1))
  expect(statuses(codes)).toEqual([...times(10, 204), 429, 429])
  const guests = await inTurn(32, () => post('/api/guest', {}, 2))
  expect(statuses(guests)).toEqual([...times(30, 200), 429, 429])
  const guesses = await inTurn(12, (n) => post('/api/sign-in', { email: `g${n}@example.org`, code: '000000' }, 3))
  expect(statuses(guesses)).toEqual([...times(10, 403), 429, 429])
})

test('limits, answers and mails do not reveal to a guest whether an address has an account', async () => {
  const known = 'has-account@example.org'
  await post('/api/sign-in/code', { email: known }, 20)
  expect((await post('/api/sign-in', { email: known, code: server.codeFor(known) }, 20)).status).toBe(200)
  const ask = async (email: string, round: number) => {
    const device = server.browser(`198.51.101.${round}`)
    await device.send('POST', '/api/guest', {})
    const answers: [number, string | undefined][] = []
    const shown = async (path: string, body: object) => {
      const { status, body: problem } = await device.send<{ facts?: { reason?: string } } | ''>('POST', path, body)
      answers.push([status, problem === '' ? undefined : problem.facts?.reason])
    }
    const mails = server.mailbox.mails.length
    // The limit of the network is used up on other addresses, all but one.
    for (let n = 0; n < 9; n += 1) await shown('/api/sign-in/code', { email: `n${n}-${round}@example.org` })
    await shown('/api/sign-in/code', { email })
    const sent = server.mailbox.mails.length - mails
    const right = server.codeFor(email)
    for (let n = 0; n < 6; n += 1)
      await shown('/api/sign-in', { email, code: right === '000000' ? '000001' : '000000' })
    await shown('/api/sign-in/code', { email })
    return { answers, sent }
  }
  const asUnknown = await ask('has-none@example.org', 1)
  expect(asUnknown.sent).toBe(10)
  expect(asUnknown.answers.slice(9)).toEqual([
    [204, undefined],
    ...Array.from({ length: 5 }, () => [403, 'wrongCode']),
    [403, 'tooManyTries'],
    [429, undefined],
  ])
  expect(await ask(known, 2)).toEqual(asUnknown)
})

test('one mail address gets a limited number of codes an hour, with longer pauses, from any number of IP addresses', async () => {
  const email = 'victim@example.org'
  const { pool } = server.database
  let address = 10
  const ask = () => {
    address += 1
    return post('/api/sign-in/code', { email }, address)
  }
  expect(statuses(await inTurn(2, ask))).toEqual([204, 204])
  for (const pause of [60, 120, 240, 480]) {
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(refused.seconds).toBeGreaterThan(pause - 5)
    expect(refused.seconds).toBeLessThanOrEqual(pause)
    await pool.query(`update address_limits set last_at = last_at - make_interval(secs => $1) where kind = 'code'`, [
      pause,
    ])
    expect((await ask()).status).toBe(204)
  }
  await pool.query(`update address_limits set last_at = last_at - interval '50 minutes' where kind = 'code'`)
  const full = await ask()
  expect(full.status).toBe(429)
  expect(full.seconds).toBeGreaterThan(3_500)
  expect(server.mailbox.mails.filter(({ to }) => to === email)).toHaveLength(6)
  await pool.query(`update address_limits set began_at = began_at - interval '1 hour' where kind = 'code'`)
  expect((await ask()).status).toBe(204)
  // The limit applies to no other address.
  expect((await post('/api/sign-in/code', { email: 'other@example.org' }, address + 1)).status).toBe(204)
})

test('guesses at one mail address are counted over the day, and reset by the right code', async () => {
  const email = 'guessed@example.org'
  const { pool } = server.database
  const guess = (address: number) => post('/api/sign-in', { email, code: '000000' }, address)
  expect(statuses(await inTurn(10, (n) => guess(100 + n)))).toEqual(times(10, 403))
  const refused = await guess(120)
  expect(refused.status).toBe(429)
  expect(refused.seconds).toBeLessThanOrEqual(30)
  await pool.query(`update address_limits set count = 25, last_at = now() - interval '20 hours' where kind = 'guess'`)
  const full = await guess(121)
  expect(full.status).toBe(429)
  expect(full.seconds).toBeGreaterThan(86_000)

  await pool.query(`update address_limits set count = 5, last_at = now() - interval '20 hours' where kind = 'guess'`)
  await post('/api/sign-in/code', { email }, 122)
  expect((await post('/api/sign-in', { email, code: server.codeFor(email) }, 123)).status).toBe(200)
  const target = createHash('sha256').update(email).digest('base64url')
  const { rows } = await pool.query('select kind, count from address_limits where target = $1', [target])
  expect(rows).toEqual([])
})

test('concurrent guesses from many addresses share one limit', async () => {
  const email = 'rush@example.org'
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => post('/api/sign-in', { email, code: '000000' }, 130 + n)),
  )
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50)
})
