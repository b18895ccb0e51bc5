import type { MatchId, NewTable, Pace } from '@carriage/protocol'
import { titleOf } from '@carriage/shared/catalogue'
import type pg from 'pg'
import type { Database } from '../platform/storage/database.ts'
import { areApart } from '../social/chat/block.ts'
import { createTable } from './join.ts'
import { problemError } from './problem-error.ts'
import { isRemoved } from './removed.ts'
import { freeSeats, type Person, seatPerson } from './seat.ts'
import { listSeatedAccounts, lockWaitingTable, type WaitingTable } from './waiting-table.ts'

/** Long clocks, and still short enough that an abandoned seat is played the same day. */
const patient: Pace = { kind: 'live', bank: 1_200, increment: 60 }
/** Two people and a bot make a good game of each title. */
const usualSeats = 3
/** A player who was active this recently may still be loading the table. */
const fresh = `t.touched_at > now() - interval '2 minutes'`
const most = 20

// Slow tables are for learning too, but not for learning now.
const waitsForLearners = `
  from tables t where t.game = $1 and t.learning and t.state = 'waiting' and t.visibility = 'open'
    and t.pace ->> 'kind' = 'live' and t.seats > (select count(*) from seats s where s.table_id = t.id)`

/** Learning tables without recent activity where a player still waits. */
export async function lively(
  { pool }: Database,
  game: string,
  isPlayerPresent: (id: MatchId) => Promise<boolean>,
): Promise<readonly MatchId[]> {
  const { rows } = await pool.query<{ id: MatchId }>(
    `select t.id ${waitsForLearners} and not ${fresh} order by t.touched_at desc, t.id limit ${most}`,
    [game],
  )
  const there = await Promise.all(rows.map(async ({ id }) => ((await isPlayerPresent(id)) ? [id] : [])))
  return there.flat()
}

/**
 * Sits down with waiting learners, or creates a table for the next ones. Callers for the same game run one after
 * another, so that two who come at the same moment meet.
 */
export async function sitWithLearners(
  client: pg.ClientBase,
  person: Person,
  table: NewTable,
  here: readonly MatchId[],
): Promise<WaitingTable> {
  const { game } = table
  await client.query('select from pg_advisory_xact_lock(hashtextextended($1, 0))', [`learners of ${game}`])
  const own = await ownTable(client, person, game)
  if (own) return own
  const { rows } = await client.query<{ id: MatchId }>(
    `select t.id ${waitsForLearners} and (${fresh} or t.id = any ($2)) order by t.created_at, t.id limit ${most}`,
    [game, here],
  )
  for (const { id } of rows) {
    const joined = await sitAt(client, id, person)
    if (joined) return joined
  }
  return createTable(client, person, table)
}

/** The table that is created where no learner waits. */
export function learningTable(game: string): NewTable {
  const title = titleOf(game)?.versions[0]
  if (!title) throw problemError('malformed', `There is no game ${game}.`)
  return {
    game,
    options: {},
    seats: Math.min(Math.max(usualSeats, title.seats.min), title.seats.max),
    pace: patient,
    visibility: 'open',
    bots: [],
    hints: true,
    learning: true,
    ready: true,
  }
}

/** The table at which the learner already sits, so that asking twice leads to the same one. */
async function ownTable(
  client: pg.ClientBase,
  { id: account }: Person,
  game: string,
): Promise<WaitingTable | undefined> {
  const { rows } = await client.query<{ id: MatchId }>(
    `select t.id from seats s join tables t on t.id = s.table_id
     where s.account = $1 and s.state = 'waiting' and t.state = 'waiting' and t.game = $2 and t.learning
       and t.visibility = 'open' and t.pace ->> 'kind' = 'live'
     order by s.joined_at desc limit 1 for update of t`,
    [account, game],
  )
  return rows[0] && lockWaitingTable(client, rows[0].id)
}

/** Takes a seat, unless the table is full, gone, locked by another transaction, or not for this person. */
async function sitAt(client: pg.ClientBase, id: MatchId, person: Person): Promise<WaitingTable | undefined> {
  const { rows } = await client.query<{ owner: string }>(
    `select owner from tables where id = $1 and state = 'waiting' for update skip locked`,
    [id],
  )
  const [found] = rows
  if (!found) return undefined
  const here = (await listSeatedAccounts(client, id)).flatMap(({ account }) => account ?? [])
  if (await areApart(client, person.id, [found.owner, ...here])) return undefined
  if (await isRemoved(client, id, person.id)) return undefined
  const table = await lockWaitingTable(client, id)
  const [seat] = freeSeats(table)
  if (seat === undefined) return undefined
  await seatPerson(client, id, person, { seat, nonce: undefined, ready: true })
  return table
}
