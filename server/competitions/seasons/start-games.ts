import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { type Entrant, startTable } from '../start-table.ts'
import type { DueSeason } from './due-season.ts'

/** Tables of one transaction: a process that stops leaves at most as many to be created again. */
const batch = 10

interface Planned {
  readonly division: number
  readonly group_number: number
  readonly number: number
  readonly slots: number[]
}

/**
 * Creates and starts the tables of some planned games. A game and its table are stored together, so after a crash
 * another process creates exactly the missing ones. Returns the new tables.
 */
export async function startGames(client: pg.ClientBase, season: DueSeason, now: Date): Promise<readonly MatchId[]> {
  const { rows: games } = await client.query<Planned>(
    `select division, group_number, number, slots from season_games where season = $1 and state = 'planned'
     order by division, group_number, number limit $2`,
    [season.id, batch],
  )
  const tables: MatchId[] = []
  for (const game of games) tables.push(await startGame(client, season, game))
  if (games.length < batch)
    await client.query(`update seasons set state = 'playing', next_check_at = $2 where id = $1`, [season.id, now])
  return tables
}

async function startGame(client: pg.ClientBase, season: DueSeason, game: Planned): Promise<MatchId> {
  const { division, group_number, number, slots } = game
  const { rows: players } = await client.query<{ slot: number } & Entrant>(
    `select coalesce(p.slot, 0) as slot, p.account, a.name from season_people p left join accounts a on a.id = p.account
     where p.season = $1 and p.division = $2 and p.group_number = $3`,
    [season.id, division, group_number],
  )
  const bySeat = slots.map((slot) => {
    const player = players.find((each) => each.slot === slot)
    if (!player) throw new Error(`Season ${season.id} has nobody in slot ${slot} of group ${division}/${group_number}.`)
    return player
  })
  const id = await startTable(client, { ...season, rated: true }, bySeat)
  await client.query(
    `update season_games set state = 'playing', table_id = $5
     where season = $1 and division = $2 and group_number = $3 and number = $4`,
    [season.id, division, group_number, number, id],
  )
  return id
}
