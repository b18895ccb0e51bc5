import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTables } from '../../tables/index.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { findStrongestTables } from './strongest.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ bots: false })
}, 60_000)
afterAll(() => server.close())

test('running open tables by the mean rating of their people, cached for a minute', async () => {
  const { database, bus } = server
  const { pool } = database
  const rated = (account: string, mu: number) =>
    pool.query(
      `insert into ratings (account, game, pace, mu, sigma, games)
       select $1, 'auction', pace ->> 'kind', $2, 2, 9 from tables limit 1`,
      [account, mu],
    )
  const begin = (...accounts: string[]) => beginTable(database, { game: 'auction', accounts })
  const middle = await begin('strong', 'new')
  const best = await begin('strong', 'good')
  const hidden = await begin('strong', 'best')
  await begin('nobody', 'known')
  const bots = await begin('strong', 'good')
  await pool.query(`update tables set visibility = 'private' where id = $1`, [hidden])
  await pool.query(`update seats set account = null, bot = 'apprentice' where table_id = $1 and seat = 1`, [bots])
  for (const [account, mu] of [
    ['strong', 40],
    ['good', 30],
    ['best', 60],
  ] as const)
    await rated(account, mu)
  let time = 0
  const strongest = findStrongestTables(database, listTables({ database, bus }), () => time)
  expect((await strongest()).map(({ id, rating }) => ({ id, rating }))).toEqual([
    { id: best, rating: 1_900 },
    { id: middle, rating: 1_800 },
  ])
  await pool.query(`update tables set state = 'abandoned' where id = $1`, [best])
  expect(await strongest()).toHaveLength(2)
  time = 60_000
  expect((await strongest()).map(({ id }) => id)).toEqual([middle])
  expect((await server.client().GET('/api/tables/strongest')).data?.tables.map(({ id }) => id)).toEqual([middle])
})
