import type pg from 'pg'
import { type StepDone, type StepOptions, takeSteps } from '../take-steps.ts'
import { beginTournament } from './begin-tournament.ts'
import { type DueTournament, dueTournament } from './due-tournament.ts'
import { pairNextRound } from './pair-round.ts'
import { startRound } from './start-round.ts'
import { watchRound } from './watch-round.ts'

/** Tournaments looked at in one round; the rest have their turn in the next one. */
const batch = 50
/** Milliseconds until a tournament at which something failed is looked at again: people are waiting. */
const untilNextTry = 30_000

/** Does what is due at tournaments: starts them, lays the tables of their rounds, cuts rounds off, ends them. */
export async function runTournaments(options: StepOptions, now = new Date()): Promise<void> {
  const { pool } = options.database
  const { rows } = await pool.query<{ id: number }>(
    'select id from tournaments where next_check_at <= $1 order by next_check_at limit $2',
    [now, batch],
  )
  await takeSteps(options, {
    what: 'tournament',
    due: rows.map(({ id }) => id),
    async step(client, id) {
      const tournament = await dueTournament(client, id, now)
      return tournament && step(client, tournament, now)
    },
    putOff: (id) =>
      pool.query('update tournaments set next_check_at = $2 where id = $1 and next_check_at is not null', [
        id,
        new Date(now.getTime() + untilNextTry),
      ]),
  })
}

async function step(client: pg.ClientBase, tournament: DueTournament, now: Date): Promise<StepDone> {
  switch (tournament.state) {
    case 'signup':
      await beginTournament(client, tournament, now)
      return {}
    case 'starting':
      return { started: await startRound(client, tournament, now) }
    case 'playing':
      return { ended: await watchRound(client, tournament, now) }
    case 'pause':
      await pairNextRound(client, tournament, now)
      return {}
    case 'over':
    case 'cancelled':
      throw new Error(`Tournament ${tournament.id} is ${tournament.state} and was to be looked at.`)
    default:
      return tournament.state satisfies never
  }
}
