import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { budgetOf } from '../../play/matches/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { Players } from '../testing/players.ts'
import { makeTournament } from './make-tournament.ts'
import { readTournament } from './read-tournament.ts'
import { runTournaments } from './runner.ts'
import { enterTournament } from './sign-up.ts'
import { runTournamentCommand } from './tournament.ts'

const minute = 60_000
const start = Date.now() + 60 * minute
const at = (minutes: number) => new Date(start + minutes * minute)
const people = ['p-00', 'p-01', 'p-02', 'p-03']
const others = ['p-04', 'p-05', 'p-06']

let server: TestServer
let players: Players
let asleep = false
beforeAll(async () => {
  server = await startTestServer()
  players = new Players(server, () => !asleep)
  await server.database.pool.query(
    `insert into accounts (id, name, email, email_verified, guest)
     select id, upper(id), id || '@players.example', true, false from unnest($1::text[]) id`,
    [[...people, ...others]],
  )
  // A second account of a player.
  await server.database.pool.query(`update accounts set email = 'p-01+more@players.example' where id = 'p-05'`)
}, 60_000)
afterAll(() => server.close())

let now = 0
const command = (...words: string[]) => runTournamentCommand(server.database, words, at(now))
const tick = (minutes: number) => {
  now = minutes
  return runTournaments({ database: server.database, bus: server.bus, log: pino({ level: 'silent' }) }, at(minutes))
}

/** A tournament of four at two tables, whose first round is running. */
async function begun(rated = true): Promise<number> {
  const settings = {
    title: 'Friday',
    game: 'auction',
    seats: 2,
    pace: { kind: 'live', bank: 600, increment: 5 },
  } as const
  const id = await makeTournament(
    { database: server.database, budget: budgetOf(1_000) },
    'p-00',
    { ...settings, startsAt: start, rated },
    new Date(),
  )
  for (const account of people) await enterTournament(server.database, id, account, { now: new Date() })
  await tick(0)
  return id
}

const view = async (id: number) => (await readTournament(server.database, id, undefined))!
const gameIn = async (id: number, round: number, number: number) =>
  (await view(id)).games.find((game) => game.round === round && game.number === number)!
const seatedAt = async (table: string) =>
  (
    await server.database.pool.query<{ account: string }>(
      'select account from seats where table_id = $1 order by seat',
      [table],
    )
  ).rows.map(({ account }) => account)
const logged = async () =>
  (
    await server.database.pool.query<{ action: string; facts: object }>(
      `select action, facts from moderation_log order by id`,
    )
  ).rows

test('an operator replaces a person, corrects a result, has a table played again and ends a round', async () => {
  asleep = true
  const id = await begun()
  const named = String(id)
  expect(await command('list')).toContain(`${id}\tFriday\tauction\tplaying\tround 1\t4 people`)

  // The replacement is neither a player already nor a second account of one.
  await expect(command('replace', named, 'p-03', 'p-03')).rejects.toThrow('replace themselves')
  await expect(command('replace', named, 'p-03', 'p-01')).rejects.toThrow('already')
  await expect(command('replace', named, 'p-06', 'p-04')).rejects.toThrow('not signed up here')
  await expect(command('replace', named, 'p-03', 'nobody')).rejects.toThrow('no registered account')
  await expect(command('replace', named, 'p-03', 'p-05')).rejects.toThrow('one person')
  await expect(command('replace', named, 'p-01', 'p-05')).rejects.toThrow('one person')
  expect(await command('replace', named, 'p-03', 'p-04@players.example')).toBe('Replaced.')
  const games = [await gameIn(id, 1, 1), await gameIn(id, 1, 2)]
  const seated = await Promise.all(games.map(({ table }) => seatedAt(table!)))
  expect(seated.flat().toSorted()).toEqual(['p-00', 'p-01', 'p-02', 'p-04'])
  expect(new Set((await view(id)).standings.map(({ account }) => account))).toEqual(new Set(seated.flat()))

  // A table is replayed while the other one continues.
  const [first] = games
  expect(await command('replay', named, '1', '1')).toContain('again')
  await tick(1)
  const again = await gameIn(id, 1, 1)
  expect(again).toMatchObject({ state: 'playing' })
  expect(again.table).not.toBe(first!.table)
  expect(await seatedAt(again.table!)).toEqual(seated[0])
  const { rows: left } = await server.database.pool.query<{ rated: boolean }>(
    'select rated from tables where id = $1',
    [first!.table],
  )
  expect(left).toEqual([{ rated: false }])
  expect((await gameIn(id, 1, 2)).table).toBe(games[1]!.table)
  await expect(command('replay', named, '2', '1')).rejects.toThrow('latest round')
  await expect(command('correct', named, '1', '1', '2,1')).rejects.toThrow('finished or cut-off tables')

  // The round ends early; the people present share the points until the operator corrects it.
  expect(await command('end-round', named)).toContain('ends')
  await tick(2)
  expect((await view(id)).state).toBe('pause')
  expect(await gameIn(id, 1, 1)).toMatchObject({ state: 'cut', points: [1.5, 1.5] })
  for (const wrong of ['1', '1,1', '1,2,3', '0,1']) {
    await expect(command('correct', named, '1', '1', wrong)).rejects.toThrow('Name each of the seats')
  }
  await command('correct', named, '1', '1', '2,1')
  expect(await gameIn(id, 1, 1)).toMatchObject({ state: 'over', points: [1, 2] })
  await command('correct', named, '1', '2', '1=2')
  expect(await gameIn(id, 1, 2)).toMatchObject({ state: 'over', points: [1.5, 1.5] })
  const [best] = (await view(id)).standings
  expect(best).toMatchObject({ account: seated[0]![1], points: 2 })
  await expect(command('correct', named, '1', '9', '2,1')).rejects.toThrow('no table 9')
  await expect(command('end-round', named)).rejects.toThrow('no running round')

  // In the pause a table can still be replayed, and then the next round follows.
  await command('replay', named, '1', '2')
  await tick(3)
  expect((await view(id)).state).toBe('playing')
  asleep = false
  await players.playToTheEnd(15 * minute)
  await tick(4)
  expect(await gameIn(id, 1, 2)).toMatchObject({ state: 'over' })
  expect((await view(id)).state).toBe('pause')
  await tick(7)
  expect(await view(id)).toMatchObject({ state: 'playing', round: 2 })
  await expect(command('replay', named, '1', '2')).rejects.toThrow('latest round')

  expect((await logged()).map(({ action }) => action)).toEqual([
    'replaceInTournament',
    'replayTable',
    'endRound',
    'correctResult',
    'correctResult',
    'replayTable',
  ])
  expect((await logged())[3]).toEqual({ action: 'correctResult', facts: { round: 1, table: 1, ranking: '2,1' } })
}, 120_000)

test('a finished tournament cannot be replayed, and wrong commands list what exists', async () => {
  asleep = true
  const id = String(await begun(false))
  // Everybody may play with two accounts where nothing is rated.
  expect(await command('replace', id, 'p-03', 'p-05')).toBe('Replaced.')
  await server.database.pool.query(`update tournaments set state = 'over', next_check_at = null where id = $1`, [id])
  await expect(command('replay', id, '1', '1')).rejects.toThrow('is over')
  await expect(command('replace', id, 'p-02', 'p-04')).rejects.toThrow('is over')
  await expect(command('end-round', '999')).rejects.toThrow('Tournament not found')
  for (const words of [['help'], ['correct', id, 'one', '1', '1,2'], ['correct', id, '1', '1', 'x'], ['end-round', '']])
    await expect(command(...words)).rejects.toThrow('pnpm ops tournament')
})
