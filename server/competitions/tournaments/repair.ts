import type { MatchId, TournamentState } from '@carriage/protocol'
import type pg from 'pg'
import type { Bus } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { giveSeat, leaveAllToBots } from '../../tables/absence/index.ts'
import { problemError } from '../../tables/index.ts'
import { needReplacement } from '../replacement.ts'

interface RepairOptions {
  readonly database: Database
  readonly bus: Bus
}

/** A table of a tournament, by its round and its number there. */
export interface TableOfRound {
  readonly tournament: number
  readonly round: number
  readonly number: number
}

/** Adds an entry to the moderation log, in the same transaction. */
type NoteRepair = (client: pg.ClientBase) => Promise<void>

interface Held {
  readonly state: TournamentState
  readonly round: number
  readonly rated: boolean
  readonly roundMinutes: number
}

interface HeldGame {
  readonly state: string
  readonly table: MatchId | null
  readonly slots: readonly number[]
}

/** Replaces a person, with the points and the seat at a running table. */
export async function replaceInTournament(
  { database, bus }: RepairOptions,
  { tournament, leaves, comes }: { readonly tournament: number; readonly leaves: string; readonly comes: string },
  note: NoteRepair,
): Promise<void> {
  const tables = await inTransaction(database, async (client) => {
    const { rated } = await holdOpen(client, tournament)
    const { rows: people } = await client.query<{ account: string }>(
      'select account from tournament_people where tournament = $1',
      [tournament],
    )
    await needReplacement(client, { leaves, comes, rated, people: people.map(({ account }) => account) })
    await client.query(
      `update tournament_people set account = $3, standing = 'in' where tournament = $1 and account = $2`,
      [tournament, leaves, comes],
    )
    const { rows } = await client.query<{ id: MatchId; seat: number }>(
      `select t.id, s.seat from tournament_games g join tables t on t.id = g.table_id join seats s on s.table_id = t.id
       where g.tournament = $1 and g.state = 'playing' and t.state = 'playing' and s.account = $2
       order by t.id for update of t`,
      [tournament, leaves],
    )
    for (const { id, seat } of rows) await giveSeat(client, id, seat, comes)
    await note(client)
    return rows.map(({ id }) => id)
  })
  for (const id of tables) bus.publish(`table.${id}`, 'back')
}

/** An operator's result replaces that of the match, also after the end of the tournament. */
export async function correctResult(
  { database }: RepairOptions,
  { tournament, round, number }: TableOfRound,
  ranking: readonly (readonly number[])[],
  note: NoteRepair,
): Promise<void> {
  await inTransaction(database, async (client) => {
    await holdTournamentAtAll(client, tournament)
    const { state, slots } = await holdGame(client, { tournament, round, number })
    if (state !== 'over' && state !== 'cut')
      throw problemError('conflict', 'Only results of finished or cut-off tables can be corrected.')
    const seats = ranking.flat().toSorted((one, other) => one - other)
    if (seats.length !== slots.length || seats.some((seat, at) => seat !== at))
      throw problemError('malformed', `Name each of the seats 1 to ${slots.length} once.`)
    await client.query(
      `update tournament_games set state = 'over', ranking = $4 where tournament = $1 and round = $2 and number = $3`,
      [tournament, round, number, JSON.stringify(ranking)],
    )
    await note(client)
  })
}

/** The table of this round is played again from the start; its first game does not count. */
export async function replayTable(
  { database, bus }: RepairOptions,
  { tournament, round, number }: TableOfRound,
  now: Date,
  note: NoteRepair,
): Promise<void> {
  const left = await inTransaction(database, async (client) => {
    const held = await holdOpen(client, tournament)
    if (held.round !== round || (held.state !== 'playing' && held.state !== 'pause'))
      throw problemError('conflict', 'Only a table of the latest round can be replayed, before the next round starts.')
    const { state, table } = await holdGame(client, { tournament, round, number })
    if (state === 'bye' || !table) throw problemError('conflict', 'There is no table to replay.')
    const { rowCount: runs } = await client.query(`select from tables where id = $1 and state = 'playing' for update`, [
      table,
    ])
    if (runs === 1) await leaveAllToBots(client, table)
    await client.query(
      `update tournament_games set state = 'planned', table_id = null, away = null, no_points = null, ranking = null
       where tournament = $1 and round = $2 and number = $3`,
      [tournament, round, number],
    )
    // People who were away there may be paired again.
    await client.query(
      `update tournament_people p set standing = 'in' from tournament_games g
       where g.tournament = $1 and g.round = $2 and g.number = $3 and p.tournament = $1 and p.slot = any (g.slots)
         and p.standing = 'away'`,
      [tournament, round, number],
    )
    await client.query(`update tournaments set state = 'starting', round_ends = $2, next_check_at = $3 where id = $1`, [
      tournament,
      new Date(now.getTime() + held.roundMinutes * 60_000),
      now,
    ])
    await note(client)
    return runs === 1 ? table : undefined
  })
  if (!left) return
  bus.publish(`table.${left}`, 'resigned')
  bus.publish('bots.wake', left)
}

/** Cuts off the running tables of this round. */
export async function endRoundNow(
  { database }: RepairOptions,
  tournament: number,
  now: Date,
  note: NoteRepair,
): Promise<void> {
  await inTransaction(database, async (client) => {
    const { state } = await holdOpen(client, tournament)
    if (state !== 'playing') throw problemError('conflict', 'This tournament has no running round.')
    await client.query('update tournaments set round_ends = $2, next_check_at = $2 where id = $1', [tournament, now])
    await note(client)
  })
}

/** Locks a tournament that has started and is not over, so that it does not advance in the meantime. */
async function holdOpen(client: pg.ClientBase, tournament: number): Promise<Held> {
  const held = await holdTournamentAtAll(client, tournament)
  if (held.state === 'over' || held.state === 'cancelled' || held.state === 'signup')
    throw problemError(
      'conflict',
      `Tournament ${tournament} is ${held.state === 'signup' ? 'open for sign-up' : 'over'}.`,
    )
  return held
}

async function holdTournamentAtAll(client: pg.ClientBase, tournament: number): Promise<Held> {
  const { rows } = await client.query<{ state: TournamentState; round: number; rated: boolean; roundMinutes: number }>(
    'select state, round, rated, round_minutes as "roundMinutes" from tournaments where id = $1 for update',
    [tournament],
  )
  const [held] = rows
  if (!held) throw problemError('notFound', 'Tournament not found.')
  return held
}

async function holdGame(client: pg.ClientBase, { tournament, round, number }: TableOfRound): Promise<HeldGame> {
  const { rows } = await client.query<{ state: string; table: MatchId | null; slots: number[] }>(
    `select state, table_id as table, slots from tournament_games
     where tournament = $1 and round = $2 and number = $3 for update`,
    [tournament, round, number],
  )
  const [game] = rows
  if (!game) throw problemError('notFound', `Round ${round} of this tournament has no table ${number}.`)
  return game
}
