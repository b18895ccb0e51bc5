import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { endEarly } from '../../tables/absence/index.ts'
import { seatsWithoutPoints } from '../without-points.ts'
import type { DueTournament } from './due-tournament.ts'
import { pairNextRound } from './pair-round.ts'

/** Between two checks of a running round, in milliseconds. */
const untilNextLook = 5_000
/** Between two rounds: time to look at the standings, or to withdraw. */
const pauseSeconds = 120

/**
 * Checks the tables of a round: records which are over, cuts off the running ones once its time is over, and ends the
 * round when none runs. Returns the tables that were cut off.
 */
export async function watchRound(
  client: pg.ClientBase,
  tournament: DueTournament,
  now: Date,
): Promise<readonly MatchId[]> {
  const { id, round, roundEnds } = tournament
  await client.query(
    `update tournament_games g set state = 'over' from tables t
     where g.tournament = $1 and g.state = 'playing' and t.id = g.table_id and t.state = 'over'`,
    [id],
  )
  const cut = roundEnds !== null && roundEnds <= now ? await cutOff(client, id, now) : []
  const { rowCount: running } = await client.query(
    `select from tournament_games where tournament = $1 and state = 'playing' limit 1`,
    [id],
  )
  if (running === 0) await endRound(client, tournament, now)
  else {
    const next = Math.min(now.getTime() + untilNextLook, roundEnds?.getTime() ?? Number.POSITIVE_INFINITY)
    await client.query('update tournaments set next_check_at = $2 where id = $1 and round = $3', [
      id,
      new Date(next),
      round,
    ])
  }
  return cut
}

/** People cannot be at two tables at once, so bots finish these. The seat whose clock ran longest is last. */
async function cutOff(client: pg.ClientBase, tournament: number, now: Date): Promise<readonly MatchId[]> {
  const { rows } = await client.query<{ id: MatchId }>(
    `update tournament_games g set state = 'cut', away = array(
       select s.seat from seats s where s.table_id = g.table_id and (s.replaced or s.resigned) order by s.seat)
     from tables t where g.tournament = $1 and g.state = 'playing' and t.id = g.table_id
     returning t.id`,
    [tournament],
  )
  for (const { id } of rows) {
    const noPoints = await seatsWithoutPoints(client, id, now)
    await client.query('update tournament_games set no_points = $2 where table_id = $1', [id, noPoints])
    await endEarly(client, id, noPoints)
  }
  return rows.map(({ id }) => id)
}

/** People who were away at the end are not paired again until they report back. */
async function endRound(client: pg.ClientBase, tournament: DueTournament, now: Date): Promise<void> {
  const { id, round, rounds } = tournament
  await client.query(
    `update tournament_people p set standing = 'away'
     from tournament_games g
     where g.tournament = $1 and g.round = $2 and p.tournament = $1 and p.standing = 'in' and p.slot = any(g.slots)
       and (g.state = 'cut' and (array_position(g.slots, p.slot) - 1)::smallint = any(g.away)
         or g.state = 'over' and exists (select from seats s where s.table_id = g.table_id
           and s.seat = array_position(g.slots, p.slot) - 1 and (s.replaced or s.resigned) and not s.excused))`,
    [id, round],
  )
  if (round >= (rounds ?? 1)) return pairNextRound(client, tournament, now)
  await client.query(`update tournaments set state = 'pause', round_ends = null, next_check_at = $2 where id = $1`, [
    id,
    new Date(now.getTime() + pauseSeconds * 1_000),
  ])
}
