import type { MatchId, NewTable } from '@carriage/protocol'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Bus, localBus } from '../platform/bus/index.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { listTables, type TableService } from './tables.ts'

let database: TestDatabase
let bus: Bus
let tables: TableService
/** The tables that a player has open. */
const peopled = new Set<MatchId>()
beforeAll(async () => {
  database = await testDatabase({ connections: 20 })
  bus = localBus()
  tables = listTables({ database, bus, isPlayerPresent: async (id) => peopled.has(id) })
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('truncate tables, club_tables, seats, absence_proposals, invitations, mutes')
  peopled.clear()
})

const game = 'kraftwagen'
const person = (id: string) => ({ id, name: id })
const join = (id: string, wanted = game) => tables.joinLearners(person(id), wanted)
const wanted: NewTable = {
  game,
  options: {},
  seats: 3,
  pace: { kind: 'live', bank: 600, increment: 5 },
  visibility: 'open',
  bots: [],
  hints: false,
  learning: true,
  ready: true,
}

async function passTime(id: MatchId, time = '1 hour'): Promise<void> {
  await database.pool.query('update tables set touched_at = now() - $2::interval where id = $1', [id, time])
}

test('the first finds no table and waits at a slow table with hints; the next two join there, and it starts', async () => {
  const id = await join('ann')
  expect(await tables.show(id, 'ann')).toMatchObject({
    game,
    state: 'waiting',
    visibility: 'open',
    learning: true,
    hints: true,
    pace: { kind: 'live', bank: 1_200, increment: 60 },
    me: 0,
    owner: 'ann',
  })
  expect(await join('bob')).toBe(id)
  expect(await join('cat')).toBe(id)
  expect((await tables.show(id, 'cat'))?.state).toBe('playing')
  expect(await join('dan')).not.toBe(id)
})

test('each game has its own learners, and an unknown game has none', async () => {
  const id = await join('ann')
  expect(await join('bob', 'age-of-engineering')).not.toBe(id)
  await expect(join('cat', 'chess')).rejects.toMatchObject({ problem: { code: 'malformed' } })
})

test('two concurrent callers meet, however often it is tried', async () => {
  for (let pair = 0; pair < 40; pair++) {
    const [one, other] = await Promise.all([join(`one-${pair}`), join(`other-${pair}`)])
    expect(other).toBe(one)
    await join(`third-${pair}`)
  }
})

test('thirty concurrent callers fill ten tables, and no request is refused', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, (_, index) => join(`crowd-${index}`)))
  expect(new Set(ids).size).toBe(10)
  const { rows } = await database.pool.query<{ state: string }>('select state from tables')
  expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'playing'))
})

test('in a crowd that comes, leaves, adds bots and starts, every caller who asks for learners has a seat', async () => {
  const refused: unknown[] = []
  const note = (error: unknown) => void refused.push(error)
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const id = await join(`busy-${index}`).catch(note)
      if (!id) return
      // These may come too late, and are refused.
      if (index % 3 === 0) await tables.leave(id, `busy-${index}`).catch(() => undefined)
      if (index % 3 === 1) await tables.giveToBot(id, 2, 'apprentice').catch(() => undefined)
      if (index % 5 === 0) await tables.start(id, `busy-${index}`, 'apprentice').catch(() => undefined)
      await join(`busy-${index}`).catch(note)
    }),
  )
  expect(refused).toEqual([])
  const { rows } = await database.pool.query(
    `select from tables t where (select count(*) from seats s where s.table_id = t.id) > t.seats`,
  )
  expect(rows).toEqual([])
})

test('a player who asks again, even at the same time, sits once', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => join('ann')))
  expect(new Set(ids).size).toBe(1)
  expect((await tables.show(ids[0]!, 'ann'))?.seats.filter(({ kind }) => kind === 'person')).toHaveLength(1)
})

test('an abandoned table is skipped, unless a player still waits there', async () => {
  const left = await join('ann')
  await passTime(left)
  const next = await join('bob')
  expect(next).not.toBe(left)
  await passTime(next)
  peopled.add(left)
  expect(await join('cat')).toBe(left)
})

test('a table of learners that a player created counts, if it is open, live and has a seat', async () => {
  await tables.create(person('ann'), { ...wanted, learning: false })
  await tables.create(person('ann'), { ...wanted, visibility: 'link' })
  await tables.create(person('ann'), { ...wanted, pace: { kind: 'slow', days: 3 } })
  await tables.create(person('ann'), { ...wanted, ready: false, bots: ['apprentice', 'apprentice'] })
  const own = await join('bob')
  expect((await tables.show(own, 'bob'))?.owner).toBe('bob')
  await tables.leave(own, 'bob')
  const id = await tables.create(person('ann'), wanted)
  expect((await tables.show(id, 'ann'))?.hints).toBe(true)
  expect(await join('bob')).toBe(id)
})

test('a player does not learn with a person whom they blocked', async () => {
  const id = await join('ann')
  await database.pool.query(
    `insert into mutes (account, other, name, blocked) values ('ann', 'bob', 'Bob', true), ('cat', 'ann', 'Ann', true)`,
  )
  const elsewhere = await join('bob')
  expect(elsewhere).not.toBe(id)
  expect(await join('cat')).toBe(elsewhere)
})

test('a rematch of learners is for learners again', async () => {
  const over = await join('ann')
  await database.pool.query(`update tables set state = 'over' where id = $1`, [over])
  expect(await tables.show(await tables.rematch(over, person('ann')), 'ann')).toMatchObject({
    learning: true,
    hints: true,
  })
})
