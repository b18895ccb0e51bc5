import { randomBytes } from 'node:crypto'
import { type NewTable, type NewTournament, newTournament } from '@carriage/protocol'
import { leastRoundMinutes, mostRoundMinutes } from '@carriage/protocol/round-minutes'
import { titleOf } from '@carriage/shared/catalogue'
import type pg from 'pg'
import { beyondLimit } from '../../accounts/account-limits.ts'
import { newInvitationKey } from '../../platform/invitation-key.ts'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import type { Budget } from '../../play/matches/budget.ts'
import { agreedOptions } from '../../tables/create.ts'
import { problemError } from '../../tables/index.ts'
import { tournamentRefused } from './sign-up-refusal.ts'
import { allowedSizes } from './table-sizes.ts'

export interface MakingOptions {
  readonly database: Database
  /** The time limit of the rules for checking the options. */
  readonly budget: Budget
  /** How many tournaments of its own an account may have; by default unlimited. */
  readonly maximumFor?: (client: pg.ClientBase, account: string) => Promise<number>
}

/** The default length of a round, in minutes. */
const usualRound = 90

/** The furthest start, in days: people forget later ones. */
const daysAhead = 90

/** Opens the sign-up of a tournament. Returns its id. */
export async function makeTournament(
  { database, budget, maximumFor }: MakingOptions,
  owner: string,
  wanted: NewTournament,
  now: Date,
): Promise<number> {
  const tournament = newTournament.parse(wanted)
  const { title, game, seats, pace, rated, rounds, capacity, byInvitation } = tournament
  // Ratings among a closed group do not compare with others.
  if (rated && byInvitation) throw problemError('malformed', 'Rated tournaments must be open to everyone.')
  const least = leastRoundMinutes(pace, seats)
  const roundMinutes = tournament.roundMinutes ?? Math.max(usualRound, least)
  if (roundMinutes < least || roundMinutes > mostRoundMinutes)
    throw tournamentRefused('short', `With these clocks a game takes up to ${least} minutes: let a round last as long.`)
  const starts = new Date(tournament.startsAt)
  if (starts < now || starts.getTime() > now.getTime() + daysAhead * 86_400_000)
    throw tournamentRefused('past', `A tournament starts within the next ${daysAhead} days.`)
  const options = await agreedOptions(tableOf(tournament, seats), budget)
  const sizes = await sizesOf(tournament, budget)
  if (capacity < Math.min(...sizes)) throw problemError('malformed', 'Capacity is smaller than a table.')
  return inTransaction(database, async (client) => {
    // The lock serialises concurrent requests, so that each counts the others.
    const { rowCount } = await client.query('select from accounts where id = $1 and not guest for update', [owner])
    if (rowCount !== 1) throw problemError('forbidden', 'Tournaments require a registered account.')
    if (maximumFor) await needRoomFor(client, owner, await maximumFor(client, owner))
    const { rows } = await client.query<{ id: number }>(
      `insert into tournaments (title, game, options, seats, sizes, pace, rated, rounds, round_minutes, capacity, key, owner,
         seed, starts_at, next_check_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14) returning id`,
      [
        title,
        game,
        JSON.stringify(options),
        seats,
        sizes,
        JSON.stringify(pace),
        rated,
        rounds,
        roundMinutes,
        capacity,
        byInvitation ? newInvitationKey() : null,
        owner,
        randomBytes(16).toString('hex'),
        starts,
      ],
    )
    const [made] = rows
    if (!made) throw new Error('A tournament was not stored.')
    return made.id
  })
}

async function needRoomFor(client: pg.ClientBase, owner: string, most: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from tournaments where owner = $1 and state not in ('over', 'cancelled')`,
    [owner],
  )
  if ((rows[0]?.count ?? 0) >= most)
    throw beyondLimit('tournaments', most, null, `${most} of your tournaments are not over yet.`)
}

/** The game may not allow a smaller table with these options. */
async function sizesOf(tournament: TournamentOptions, budget: Budget): Promise<readonly number[]> {
  const { game, seats } = tournament
  const fewest = titleOf(game)?.versions[0]?.seats.min ?? seats
  const sizes: number[] = []
  for (const size of allowedSizes(seats, fewest)) {
    const fits = await agreedOptions(tableOf(tournament, size), budget).then(
      () => true,
      () => false,
    )
    if (fits) sizes.push(size)
  }
  return sizes
}

type TournamentOptions = Pick<ReturnType<typeof newTournament.parse>, 'game' | 'options' | 'seats' | 'pace' | 'rated'>

function tableOf({ game, options, pace, rated }: TournamentOptions, seats: number): NewTable {
  return { game, options, seats, pace, rated, visibility: 'open', bots: [], hints: false, learning: false, ready: true }
}
