import type { MatchId, Pace } from '@carriage/protocol'
import type pg from 'pg'
import { type StepOptions, takeSteps } from '../take-steps.ts'
import type { DueSeason } from './due-season.ts'
import { seedSeason } from './seed-season.ts'
import { startGames } from './start-games.ts'
import { watchGames } from './watch-games.ts'

/** Seasons looked at in one round; the rest have their turn in the next one. */
const batch = 50
/** Milliseconds until a season at which something failed is looked at again. */
const untilNextTry = 600_000

/** Does what is due at seasons: ends sign-ups, starts games, reminds, ends seasons. */
export async function runSeasons(options: StepOptions, now = new Date()): Promise<void> {
  const { pool } = options.database
  const { rows } = await pool.query<{ id: number }>(
    'select id from seasons where next_check_at <= $1 order by next_check_at limit $2',
    [now, batch],
  )
  await takeSteps(options, {
    what: 'season',
    due: rows.map(({ id }) => id),
    async step(client, id) {
      const season = await dueSeason(client, id, now)
      return season && { started: await step(client, season, now) }
    },
    putOff: (id) =>
      pool.query('update seasons set next_check_at = $2 where id = $1 and next_check_at is not null', [
        id,
        new Date(now.getTime() + untilNextTry),
      ]),
  })
}

/** Gives the tables that were started. */
async function step(client: pg.ClientBase, season: DueSeason, now: Date): Promise<readonly MatchId[]> {
  if (season.state === 'starting') return startGames(client, season, now)
  if (season.state === 'signup') await seedSeason(client, season, now)
  else await watchGames(client, season, now)
  return []
}

/** Holds the season until the end of the transaction; nothing if it is not due any more, or another process has it. */
async function dueSeason(client: pg.ClientBase, id: number, now: Date): Promise<DueSeason | undefined> {
  const { rows } = await client.query<{
    id: number
    league: string
    number: number
    state: DueSeason['state']
    endsAt: Date | null
    game: string
    options: object
    seats: number
    pace: Pace
    signupDays: number
    seasonDays: number
  }>(
    `select s.id, s.league, s.number, s.state, s.ends_at as "endsAt", l.game, l.options, l.seats, l.pace,
       l.signup_days as "signupDays", l.season_days as "seasonDays"
     from seasons s join leagues l on l.id = s.league
     where s.id = $1 and s.next_check_at <= $2 for update of s skip locked`,
    [id, now],
  )
  return rows[0]
}
