import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { seatsWithoutPoints } from '../without-points.ts'
import type { DueSeason } from './due-season.ts'
import { endSeason } from './end-season.ts'

/** Between two checks of a running season, in milliseconds. */
const untilNextLook = 600_000

/**
 * Checks the running games of a season: records which are over, and ends the season
 * once none runs or its time is over.
 */
export async function watchGames(client: pg.ClientBase, season: DueSeason, now: Date): Promise<void> {
  const { id, endsAt } = season
  await client.query(
    `update season_games g set state = 'over' from tables t
     where g.season = $1 and g.state = 'playing' and t.id = g.table_id and t.state = 'over'`,
    [id],
  )
  if (endsAt !== null && endsAt <= now) await endRunning(client, id, now)
  const { rowCount } = await client.query(`select from season_games where season = $1 and state = 'playing' limit 1`, [
    id,
  ])
  if (rowCount === 0) return endSeason(client, season, now)
  const next = Math.min(now.getTime() + untilNextLook, endsAt?.getTime() ?? Number.POSITIVE_INFINITY)
  await client.query('update seasons set next_check_at = $2 where id = $1', [id, new Date(next)])
}

/**
 * Unfinished games continue outside of the season; their seats share its points, except those whose clock ran longest.
 */
async function endRunning(client: pg.ClientBase, season: number, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: MatchId }>(
    `select t.id from season_games g join tables t on t.id = g.table_id
     where g.season = $1 and g.state = 'playing' order by t.id for update of t`,
    [season],
  )
  for (const { id } of rows)
    await client.query(`update season_games set state = 'over', no_points = $2 where table_id = $1`, [
      id,
      await seatsWithoutPoints(client, id, now),
    ])
}
