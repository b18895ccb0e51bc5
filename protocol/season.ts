import * as z from 'zod'
import { matchId } from './match-id.ts'
import { pace } from './pace.ts'

export const leagueOnPath = z.object({ league: z.string().regex(/^[a-z0-9-]{1,40}$/) })
export const seasonOnPath = z.object({
  season: z.coerce.number<number>().pipe(z.int().min(0).max(2_147_483_647)),
})

const count = z.coerce.number<number>().pipe(z.int().min(1).max(32_767))
export const seasonQuery = z.object({
  division: count.optional().describe('The division whose groups are shown; the first by default.'),
  from: count.optional().describe('The first group that is shown.'),
})

const seasonState = z
  .enum(['signup', 'starting', 'playing', 'over'])
  .describe('`starting` while its tables are created, for moments.')
export type SeasonState = z.infer<typeof seasonState>

const time = z.int().describe('Milliseconds since the epoch.')
const mySeason = z.object({
  stays: z.boolean().describe('Whether you play the next season too.'),
  division: z.int().nullable().describe('Missing before the start.'),
  group: z.int().nullable(),
  place: z.int().nullable().describe('Missing before the end.'),
})

const seasonSummary = z.object({
  id: z.int(),
  number: z.int().describe('Counted from 1 within its league.'),
  state: seasonState,
  signUpEnds: time,
  endsAt: time.nullable().describe('When the points of unfinished games are shared; missing before the start.'),
  people: z.int(),
  own: mySeason.nullable().describe('Missing if you do not play in it.'),
})
export type SeasonSummary = z.infer<typeof seasonSummary>

const leagueFacts = z.object({
  id: z.string(),
  title: z.string(),
  game: z.string(),
  seats: z.int(),
  pace,
  active: z.boolean().describe('Whether another season follows.'),
})

export const leagues = z
  .object({
    leagues: z
      .array(leagueFacts.extend({ seasons: z.array(seasonSummary).readonly().describe('Newest first.') }))
      .readonly(),
  })
  .meta({ id: 'Leagues' })
export type Leagues = z.infer<typeof leagues>
export type League = Leagues['leagues'][number]

export const signUpChoice = z
  .strictObject({ stays: z.boolean().describe('Whether you play the following seasons too.') })
  .meta({ id: 'SignUpChoice' })

const seasonPerson = z.object({
  slot: z.int().describe('The place in the seeding of the group, from 0 on.'),
  name: z.string().describe('Empty for a deleted account.'),
  account: z.string().nullable(),
  points: z.number(),
  games: z.int().describe('Finished games.'),
  places: z.array(z.int()).readonly().describe('The number of first places, second places and so on.'),
  step: z.int().nullable().describe('1: up a division, -1: down; missing before the end.'),
})

const groupGame = z.object({
  number: z.int(),
  table: matchId.nullable(),
  state: z
    .enum(['planned', 'playing', 'over', 'cut', 'void'])
    .describe('`cut`: unfinished at the end of the season; `void` does not count.'),
  slots: z.array(z.int()).readonly().describe('The people by slot.'),
  points: z.array(z.number()).readonly().nullable().describe('By seat; missing before the end.'),
  away: z.array(z.int()).readonly().describe('Seats where a bot plays or finished.'),
})

const seasonGroup = z.object({
  group: z.int(),
  people: z.array(seasonPerson).readonly().describe('First place first.'),
  games: z.array(groupGame).readonly(),
  meetings: z.object({ least: z.int(), most: z.int() }).describe('How often two people meet.'),
})
export type SeasonGroupView = z.infer<typeof seasonGroup>

export const seasonView = z
  .object({
    league: leagueFacts,
    season: seasonSummary,
    divisions: z.array(z.int()).readonly().describe('The number of groups of each division.'),
    division: z.int(),
    groups: z.array(seasonGroup).readonly(),
    next: z.int().nullable().describe('The end of the groups that are shown, exclusive.'),
    entrants: z.array(z.string()).readonly().describe('Names of people who have signed up, before the start.'),
  })
  .meta({ id: 'SeasonView' })
export type SeasonView = z.infer<typeof seasonView>
