import type pg from 'pg'
import { queues } from '../../platform/storage/queues.ts'
import { type StepDone, type StepOptions, takeCompetitionSteps } from '../take-steps.ts'
import { beginTournament } from './begin-tournament.ts'
import { type DueTournament, dueTournament } from './due-tournament.ts'
import { pairNextRound } from './pair-round.ts'
import { startRound } from './start-round.ts'
import { watchRound } from './watch-round.ts'

/** Takes the due steps of tournaments: starts them, creates the tables of their rounds, cuts rounds off, ends them. */
export function runTournaments(options: StepOptions, now = new Date()): Promise<void> {
  return takeCompetitionSteps(
    options,
    queues.tournaments,
    async (client, id) => step(client, await dueTournament(client, id), now),
    now,
  )
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
      throw new Error(`Tournament ${tournament.id} is due in the state ${tournament.state}.`)
    default:
      return tournament.state satisfies never
  }
}
