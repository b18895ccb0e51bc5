import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { freePort } from '@carriage/shared/ports'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

test('pnpm dev serves client, API and sockets at one address, in a server with people and tables', {
  timeout: 300_000,
}, async () => {
  const url = await startDev()
  const page = await fetch(url, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('/@vite/client')

  const entered = await fetch(`${url}/dev/as/ada`, { redirect: 'manual' })
  expect(entered.headers.get('location')).toBe('/lobby')
  const cookie = entered.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const ask = async (path: string) => (await (await fetch(`${url}${path}`, { headers: { cookie } })).json()) as Answer
  expect(await ask('/api/me')).toMatchObject({ name: 'Ada', guest: true })
  const { games } = await ask('/api/games')
  for (const state of ['playing', 'over']) {
    const { tables } = await ask(`/api/tables/mine?state=${state}`)
    expect(new Set(tables.map(({ game }) => game))).toEqual(new Set(games.map(({ id }) => id)))
  }

  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { origin: url, cookie } } as never)
  await once(socket, 'open')
  socket.close()

  const record = await fetch(`${url}/dev/records/mine`, { method: 'PUT', body: '{"game":"auction"}' })
  expect(record.status).toBe(204)
  expect(await (await fetch(`${url}/dev/records/mine`)).text()).toBe('{"game":"auction"}')
})

interface Answer {
  readonly games: readonly { readonly id: string }[]
  readonly tables: readonly { readonly game: string }[]
}

/** Starts it on a database of its own and waits until the tables are created. */
async function startDev(): Promise<string> {
  const name = `carriage_dev_${randomBytes(4).toString('hex')}`
  await onServer(`create database ${name}`)
  const port = await freePort()
  const dev = spawn(process.execPath, ['tools/dev/dev.ts', '--port', String(port)], {
    env: { ...process.env, DATABASE_URL: server.replace(/\/[^/]*$/, `/${name}`) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    dev.kill()
    if (dev.exitCode === null) await once(dev, 'exit')
    await onServer(`drop database ${name} with (force)`)
  })
  await waitForOutput(dev, 'Tables were created')
  return `http://localhost:${port}`
}

function waitForOutput(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = ''
    const listen = (chunk: Buffer) => {
      received += chunk.toString()
      if (received.includes(words)) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`pnpm dev ended with ${code}:\n${received}`)))
  })
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
