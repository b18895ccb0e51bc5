import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { startRelay } from './relay.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

interface Use {
  readonly memory: number
  readonly rss: number
  readonly cpu: NodeJS.CpuUsage
  readonly sockets: number
  readonly tables: number
}

test('a thousand idle sockets cost little memory, and little more while each watches a table', async () => {
  const gateway = fork(new URL('./testing/idle-gateway.ts', import.meta.url), [database.url], {
    execArgv: ['--expose-gc'],
  })
  const [{ url }] = (await once(gateway, 'message')) as [{ url: string }]
  const useNow = async (): Promise<Use> => {
    gateway.send('use')
    const [use] = (await once(gateway, 'message')) as [Use]
    return use
  }
  const matches = await Promise.all(Array.from({ length: 100 }, () => beginTable(database, { game: 'auction' })))
  const before = await useNow()
  const sockets = await Promise.all(Array.from({ length: 1_000 }, () => opened(url)))
  await wait(500)
  const connected = await useNow()
  expect(connected.sockets).toBe(1_000)
  let views = 0
  sockets.forEach((socket, index) => {
    socket.on('message', (text: Buffer) => {
      if (text.includes('"type":"view"')) views += 1
    })
    socket.send(JSON.stringify({ type: 'watch', match: matches[index % matches.length] }))
  })
  while (views < 1_000) await wait(20)
  await wait(1_000)
  const watching = await useNow()
  expect(watching.tables).toBe(100)

  const each = { connected: kilobytes(before, connected), watching: kilobytes(before, watching) }
  console.log(
    `idle sockets: ${each.connected.memory} kB each (${each.connected.rss} kB resident); ` +
      `watching: ${each.watching.memory} kB each (${each.watching.rss} kB resident), with the matches they watch`,
  )
  expect(each.connected.memory).toBeLessThan(25)
  expect(each.watching.memory).toBeLessThan(60)
  for (const socket of sockets) socket.terminate()
  gateway.send('stop')
  await once(gateway, 'exit')
}, 60_000)

test('the relay of a hundred thousand idle watched matches takes less than a twentieth of a core', async () => {
  await database.pool.query(
    `insert into match_heads (match_id, version, waiting) select substr(md5(g::text), 1, 14), 5, 1 from generate_series(1, 100000) g`,
  )
  await database.pool.query('analyze match_heads')
  const { rows } = await database.pool.query<{ id: string }>('select match_id as id from match_heads')
  let received = 0
  const tables = new Map(
    rows.map(({ id }) => [id, { reached: 0, goBackTo: () => undefined, noteVersion: () => ++received < 0 }]),
  )
  const relay = startRelay({ database, log: pino({ level: 'silent' }), tables, onNews: () => undefined })
  await expect.poll(() => received).toBe(rows.length)
  const start = { cpu: process.cpuUsage(), at: performance.now() }
  await wait(5_000)
  const took = performance.now() - start.at
  const { user, system } = process.cpuUsage(start.cpu)
  await relay.stop()
  const share = (user + system) / 1000 / took
  console.log(`relay: ${rows.length} watched matches take ${(share * 100).toFixed(2)} % of a core here`)
  expect(received).toBe(rows.length)
  expect(share).toBeLessThan(0.05)
})

async function opened(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}

function kilobytes(before: Use, after: Use): { memory: number; rss: number } {
  const each = (key: 'memory' | 'rss') => Math.round((after[key] - before[key]) / after.sockets / 100) / 10
  return { memory: each('memory'), rss: each('rss') }
}
