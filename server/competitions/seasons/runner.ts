import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { queues } from '../../platform/storage/queues.ts'
import { type StepOptions, takeCompetitionSteps } from '../take-steps.ts'
import type { DueSeason } from './due-season.ts'
import { seedSeason } from './seed-season.ts'
import { startGames } from './start-games.ts'
import { watchGames } from './watch-games.ts'

/** Takes the due steps of seasons: ends sign-ups, starts games, ends seasons. */
export function runSeasons(options: StepOptions, now = new Date()): Promise<void> {
  return takeCompetitionSteps(
    options,
    queues.seasons,
    async (client, id) => ({ started: await step(client, await dueSeason(client, id), now) }),
    now,
  )
}

/** Returns the tables that were started. */
async function step(client: pg.ClientBase, season: DueSeason, now: Date): Promise<readonly MatchId[]> {
  if (season.state === 'starting') return startGames(client, season, now)
  if (season.state === 'signup') await seedSeason(client, season, now)
  else await watchGames(client, season, now)
  return []
}

async function dueSeason(client: pg.ClientBase, id: number): Promise<DueSeason> {
  const { rows } = await client.query<DueSeason>(
    `select s.id, s.league, s.number, s.state, s.ends_at as "endsAt", l.game, l.options, l.seats, l.pace,
       l.signup_days as "signupDays", l.season_days as "seasonDays"
     from seasons s join leagues l on l.id = s.league where s.id = $1`,
    [id],
  )
  if (!rows[0]) throw new Error(`Season ${id} is due but missing.`)
  return rows[0]
}
