import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { localBus } from '../bus/index.ts'
import { runSweeps } from './sweeps.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const log = pino({ level: 'silent' })
const config = { ARCHIVE_DAYS: 30, WAITING_TABLE_DAYS: 14 }

test('of two processes that sweep at once one does, the other skips it, and each can do the next', async () => {
  let sweeping = 0
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const sweep = (wait: Promise<void>) =>
    runSweeps({
      config,
      database,
      bus: localBus(),
      log,
      sweepAccounts: async () => {
        sweeping += 1
        await wait
      },
    })
  const first = sweep(held)
  await expect.poll(() => sweeping).toBe(1)
  expect(await sweep(held)).toBe(false)
  expect(sweeping).toBe(1)
  release()
  expect(await first).toBe(true)
  expect(await sweep(held)).toBe(true)
  expect(sweeping).toBe(2)
})

test('a sweep that fails does not stop the others', async () => {
  await database.pool.query(
    "insert into held_suspensions (proof, until, reason, operator) values ('p', now(), '', 'gil')",
  )
  const sweepAccounts = () => Promise.reject(new Error('no accounts today'))
  expect(await runSweeps({ config, database, bus: localBus(), log, sweepAccounts })).toBe(true)
  expect((await database.pool.query('select from held_suspensions')).rowCount).toBe(0)
})
