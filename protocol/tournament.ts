import * as z from 'zod'
import { matchId } from './match-id.ts'
import { pace } from './pace.ts'
import { publicName, readableLine } from './public-name.ts'
import { mostRoundMinutes } from './round-minutes.ts'
import { gameId } from './table.ts'

/** A tournament is played in one evening and shown on one page. */
const tournamentPeople = 64

export const tournamentOnPath = z.object({
  tournament: z.coerce.number<number>().pipe(z.int().min(0).max(2_147_483_647)),
})
export const tournamentPersonOnPath = tournamentOnPath.extend({ account: z.string().min(1).max(100) })

const tournamentState = z
  .enum(['signup', 'starting', 'playing', 'pause', 'over', 'cancelled'])
  .describe('`starting` while the tables of a round are created, for moments; `pause` between two rounds.')
export type TournamentState = z.infer<typeof tournamentState>

const time = z.int().describe('Milliseconds since the epoch.')
const title = publicName(80)
const key = z.string().regex(/^[\w-]{1,40}$/)
const livePace = pace.options[0]

export const newTournament = z
  .strictObject({
    title,
    game: gameId,
    options: z.record(z.string(), z.unknown()).default({}),
    seats: z.int().min(2).max(5).describe('The preferred size of a table, as far as the number of people allows.'),
    pace: livePace,
    rated: z.boolean().default(false).describe('Not by invitation.'),
    rounds: z.int().min(1).max(12).nullable().default(null).describe('Missing: by the number of people.'),
    roundMinutes: z
      .int()
      .min(5)
      .max(mostRoundMinutes)
      .optional()
      .describe('After which running tables are cut off; at least the sum of their clocks. By default long enough.'),
    startsAt: time,
    capacity: z.int().min(2).max(tournamentPeople).default(32).describe('The most people.'),
    byInvitation: z.boolean().default(false).describe('Whether a link is needed to sign up.'),
  })
  .meta({ id: 'NewTournament' })
export type NewTournament = z.input<typeof newTournament>

export const tournamentEntry = z
  .strictObject({ key: key.optional().describe('From the link of a tournament by invitation.') })
  .meta({ id: 'TournamentEntry' })

export const tournamentRemoval = z
  .strictObject({ reason: readableLine(200).describe('Shown to the person.') })
  .meta({ id: 'TournamentRemoval' })

const tournamentSummary = z
  .object({
    id: z.int(),
    title: z.string(),
    game: z.string(),
    seats: z.int(),
    pace: livePace,
    rated: z.boolean(),
    byInvitation: z.boolean(),
    state: tournamentState,
    startsAt: time,
    rounds: z.int().nullable().describe('Missing before the start, if the number of people decides.'),
    round: z.int().describe('From 1 on; 0 before the start.'),
    capacity: z.int(),
    people: z.int(),
    own: z.boolean().describe('Whether you are signed up.'),
  })
  .meta({ id: 'TournamentSummary' })
export type TournamentSummary = z.infer<typeof tournamentSummary>

export const tournamentQuery = z.object({
  list: z
    .enum(['coming', 'running', 'past', 'mine'])
    .default('coming')
    .describe('`mine` lists those that you play in or organise; the other lists have no tournaments by invitation.'),
  after: z
    .string()
    .regex(/^\d{1,15}\.\d{1,10}$/)
    .optional()
    .describe('From `next` of the page before.'),
})
export type TournamentQuery = z.infer<typeof tournamentQuery>

export const tournamentList = z
  .object({ tournaments: z.array(tournamentSummary).readonly(), next: z.string().nullable() })
  .meta({ id: 'TournamentList' })
export type TournamentList = z.infer<typeof tournamentList>

export const madeTournament = z.object({ id: z.int() }).meta({ id: 'MadeTournament' })

const tournamentPerson = z.object({
  slot: z.int().nullable().describe('The place in the draw; missing before the start.'),
  name: z.string().describe('Empty for a deleted account.'),
  account: z.string().nullable(),
  standing: z
    .enum(['in', 'away', 'out', 'removed'])
    .describe('`away`: a bot finished the last table, and the person is paired again on request; `out`: withdrew.'),
  points: z.number(),
  places: z.array(z.int()).readonly().describe('The number of first places, second places and so on.'),
  opponents: z.number().describe('The points of all opponents so far.'),
})

const tournamentGame = z.object({
  round: z.int(),
  number: z.int(),
  table: matchId.nullable().describe('Missing for a bye.'),
  state: z
    .enum(['planned', 'playing', 'over', 'cut', 'void', 'bye'])
    .describe('`cut`: unfinished at the end of the round; `void` does not count.'),
  slots: z.array(z.int()).readonly().describe('The people at the table.'),
  points: z.array(z.number()).readonly().nullable().describe('By seat; missing before the end.'),
  away: z.array(z.int()).readonly().describe('Seats where a bot plays or finished.'),
})

export const tournamentView = tournamentSummary
  .extend({
    sizes: z.array(z.int()).readonly().describe('The table size where the preferred one does not fit.'),
    options: z.record(z.string(), z.unknown()),
    roundMinutes: z.int(),
    roundEnds: time.nullable(),
    nextRound: time.nullable().describe('The start of the next round, during a pause.'),
    owner: z.object({ account: z.string().nullable(), name: z.string() }),
    owned: z.boolean().describe('Whether you organise it.'),
    key: z.string().nullable().describe('The secret part of the link, for the organiser.'),
    myStanding: tournamentPerson.shape.standing.nullable(),
    removedFor: z.string().nullable().describe('Why you were removed.'),
    myTable: matchId.nullable().describe('Where you play now.'),
    standings: z.array(tournamentPerson).readonly().describe('Best first; before the start by sign-up.'),
    games: z.array(tournamentGame).readonly(),
  })
  .meta({ id: 'TournamentView' })
export type TournamentView = z.infer<typeof tournamentView>
