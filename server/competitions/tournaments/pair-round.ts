import type pg from 'pg'
import type { DueTournament } from './due-tournament.ts'
import { Meetings, pairRound } from './pairing.ts'
import { listTournamentGames, readTournamentStandings } from './results.ts'

/**
 * Plans the tables and byes of the next round, or ends the tournament if that was the last or too few people remain.
 */
export async function pairNextRound(client: pg.ClientBase, tournament: DueTournament, now: Date): Promise<void> {
  const { id, sizes, seed, roundMinutes } = tournament
  const round = tournament.round + 1
  const { rows: people } = await client.query<{ slot: number; plays: boolean }>(
    `select coalesce(p.slot, 0) as slot,
       p.standing = 'in' and a.id is not null and coalesce(a.suspended_until <= $2, true) as plays
     from tournament_people p left join accounts a on a.id = p.account
     where p.tournament = $1 and p.slot is not null order by p.slot`,
    [id, now],
  )
  const playing = new Set(people.filter(({ plays }) => plays).map(({ slot }) => slot))
  if (round > (tournament.rounds ?? 1) || playing.size < Math.min(...sizes)) {
    await client.query(`update tournaments set state = 'over', next_check_at = null, round_ends = null where id = $1`, [
      id,
    ])
    return
  }
  const games = await listTournamentGames(client, id)
  const meetings = new Meetings()
  for (const { slots } of games) meetings.add(slots)
  const standings = readTournamentStandings(
    tournament,
    people.map(({ slot }) => slot),
    games,
  )
  const pairable = standings
    .filter(({ slot }) => playing.has(slot))
    .map(({ slot, points }) => {
      const own = games.filter(({ slots }) => slots.includes(slot))
      return {
        slot,
        points,
        byes: own.filter(({ state }) => state === 'bye').length,
        seats: own.filter(({ state }) => state !== 'bye').map(({ slots }) => slots.indexOf(slot)),
      }
    })
  const { tables, byes } = pairRound(pairable, meetings, { sizes, seed: `${seed} ${round}` })
  for (const [at, slots] of tables.entries())
    await client.query('insert into tournament_games (tournament, round, number, slots) values ($1, $2, $3, $4)', [
      id,
      round,
      at + 1,
      slots,
    ])
  for (const [at, slot] of byes.entries())
    await client.query(
      `insert into tournament_games (tournament, round, number, slots, state) values ($1, $2, $3, $4, 'bye')`,
      [id, round, tables.length + at + 1, [slot]],
    )
  await client.query(
    `update tournaments set state = 'starting', round = $2, round_ends = $3, next_check_at = $4 where id = $1`,
    [id, round, new Date(now.getTime() + roundMinutes * 60_000), now],
  )
}
