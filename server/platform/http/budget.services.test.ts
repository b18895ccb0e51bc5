import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Budget, budgetOf } from '../../play/matches/budget.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let ann: Guest
let current: Budget = budgetOf(60_000)
const budget: Budget = { run: (what, work) => current.run(what, work) }
const table = { game: 'horseless-carriage', seats: 3, pace: { kind: 'none' }, visibility: 'open', ready: true } as const

beforeAll(async () => {
  server = await startTestServer({ budget, bots: false })
  ann = await server.guest('Ann')
})
afterAll(() => server.close())

test('the rules have a time limit for legal moves and for creating a table', async () => {
  const lay = () => ann.api.POST('/api/tables', { body: { ...table, bots: ['apprentice', 'apprentice'] } })
  const params = { path: { id: (await lay()).data!.id } }
  const moves = () => ann.api.GET('/api/matches/:id/moves', { params })
  expect((await moves()).data?.moves.length).toBeGreaterThan(0)
  // Less than they need. A machine without a free processor is not the fault of the rules, and is retried.
  current = { run: (what, work) => budgetOf(100).run(what, () => slowly(work)) }
  await expect.poll(async () => (await moves()).error?.code, { timeout: 20_000 }).toBe('rulesTimeout')
  await expect.poll(async () => (await lay()).error?.code, { timeout: 20_000 }).toBe('rulesTimeout')
  current = budgetOf(60_000)
  expect((await moves()).response.status).toBe(200)
})

function slowly<T>(work: () => T): T {
  const end = performance.now() + 1_000
  while (performance.now() < end);
  return work()
}
