import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { type Entrant, startTable } from '../start-table.ts'
import type { DueTournament } from './due-tournament.ts'

/** Tables of one transaction: a process that stops leaves at most as many to be created again. */
const batch = 4

/**
 * Creates and starts some tables of the round. A game and its table are stored together, so after a crash another
 * process creates exactly the missing ones. Returns the new tables.
 */
export async function startRound(
  client: pg.ClientBase,
  tournament: DueTournament,
  now: Date,
): Promise<readonly MatchId[]> {
  const { id, round } = tournament
  const { rows: games } = await client.query<{ number: number; slots: number[] }>(
    `select number, slots from tournament_games where tournament = $1 and round = $2 and state = 'planned'
     order by number limit $3`,
    [id, round, batch],
  )
  const { rows: people } = await client.query<{ slot: number } & Entrant>(
    `select coalesce(p.slot, 0) as slot, p.account, a.name from tournament_people p left join accounts a on a.id = p.account
     where p.tournament = $1 and p.slot is not null`,
    [id],
  )
  const tables: MatchId[] = []
  for (const { number, slots } of games) {
    const bySeat = slots.map((slot) => {
      const person = people.find((each) => each.slot === slot)
      if (!person) throw new Error(`Tournament ${id} has nobody in slot ${slot}.`)
      return person
    })
    const table = await startTable(client, tournament, bySeat)
    await client.query(
      `update tournament_games set state = 'playing', table_id = $4 where tournament = $1 and round = $2 and number = $3`,
      [id, round, number, table],
    )
    tables.push(table)
  }
  if (games.length < batch)
    await client.query(`update tournaments set state = 'playing', next_check_at = $2 where id = $1`, [id, now])
  return tables
}
