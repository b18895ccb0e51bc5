import { randomUUID } from 'node:crypto'
import { arrive, requestServer, type SeededPerson } from './api.ts'

interface OfferedGame {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
}
interface Moves {
  readonly n: number
  readonly over: boolean
  readonly moves: readonly object[]
}

const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil']

/** The people that every table of the seeded server is laid by. */
export async function invitePeople(server: string): Promise<SeededPerson[]> {
  const people: SeededPerson[] = []
  for (const name of names) people.push(await arrive(server, name))
  return people
}

/** How many tables of each kind were laid. */
export interface Seeded {
  readonly open: number
  readonly running: number
  readonly finished: number
}

/**
 * Creates tables of every game through the server's own API: one that waits for players, one between people in its middle,
 * one against a bot, and one that was played to its end.
 */
export async function createTables(server: string, people: readonly SeededPerson[]): Promise<Seeded> {
  const [ada] = people
  if (!ada) throw new RangeError('Tables need an account that creates them.')
  const { games } = await requestServer<{ games: OfferedGame[] }>(server, '/api/games', ada.cookie)
  await Promise.all(games.map((game) => createTablesOf(server, game, people)))
  return { open: games.length, running: 2 * games.length, finished: games.length }
}

async function createTablesOf(server: string, game: OfferedGame, people: readonly SeededPerson[]): Promise<void> {
  const { min, max } = game.seats
  const [host, ...others] = people.slice(0, min)
  const visitor = people[min] ?? host
  if (!host || !visitor) throw new RangeError(`${game.id} needs more people.`)
  await lay(server, visitor, { game: game.id, seats: max })
  await lay(server, host, { game: game.id, seats: min, bots: min - 1 })
  await playOn(server, await begin(server, game, host, others), [host, ...others], { moves: 25 })
  await playOn(server, await begin(server, game, host, others), [host, ...others], { moves: Number.POSITIVE_INFINITY })
}

interface NewTable {
  readonly game: string
  readonly seats: number
  readonly bots?: number
}

async function lay(server: string, { cookie }: SeededPerson, { game, seats, bots = 0 }: NewTable): Promise<string> {
  const { id } = await requestServer<{ id: string }>(server, '/api/tables', cookie, {
    game,
    seats,
    bots: Array.from({ length: bots }, () => 'apprentice'),
    pace: { kind: 'none' },
    visibility: 'open',
    hints: true,
    ready: true,
  })
  return id
}

/** A table at which all sit and that plays. */
async function begin(
  server: string,
  game: OfferedGame,
  host: SeededPerson,
  others: readonly SeededPerson[],
): Promise<string> {
  const id = await lay(server, host, { game: game.id, seats: others.length + 1 })
  for (const { cookie } of others) await requestServer(server, `/api/tables/${id}/seat`, cookie, { ready: true })
  return id
}

/** Random legal moves, at most this many. */
async function playOn(
  server: string,
  id: string,
  people: readonly SeededPerson[],
  { moves: most }: { moves: number },
): Promise<void> {
  let made = 0
  for (let idle = 0; idle < people.length; ) {
    for (const { cookie } of people) {
      const { n, over, moves } = await requestServer<Moves>(server, `/api/matches/${id}/moves`, cookie)
      const move = moves[Math.floor(Math.random() * moves.length)]
      if (over || made >= most) return
      idle = move ? 0 : idle + 1
      if (!move) continue
      await requestServer(server, `/api/matches/${id}/commands`, cookie, {
        type: 'move',
        id: randomUUID(),
        basis: n,
        move,
      })
      made += 1
    }
  }
  throw new Error(`Table ${id} waits for no seat.`)
}
