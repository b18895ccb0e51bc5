import * as z from 'zod'
import { matchId } from './match-id.ts'
import { pace } from './pace.ts'

export const leagueOnPath = z.object({ league: z.string().regex(/^[a-z0-9-]{1,40}$/) })
export const seasonOnPath = z.object({
  season: z.coerce.number<number>().pipe(z.int().min(0).max(2_147_483_647)),
})

const count = z.coerce.number<number>().pipe(z.int().min(1).max(32_767))
export const seasonQuery = z.object({
  division: count.optional().describe('Of which division the groups are shown; the first unless you say so.'),
  from: count.optional().describe('The first group that is shown.'),
})

const seasonState = z
  .enum(['signup', 'starting', 'playing', 'over'])
  .describe('`starting` while its tables are made, which takes moments.')
export type SeasonState = z.infer<typeof seasonState>

const time = z.int().describe('Milliseconds since the epoch.')
const mySeason = z.object({
  stays: z.boolean().describe('Whether you play the next season too.'),
  division: z.int().nullable().describe('Nothing before the start.'),
  group: z.int().nullable(),
  place: z.int().nullable().describe('Nothing before the end.'),
})

const seasonSummary = z.object({
  id: z.int(),
  number: z.int().describe('Counted from 1 within its league.'),
  state: seasonState,
  signUpEnds: time,
  endsAt: time.nullable().describe('When the points of games that still run are shared; nothing before the start.'),
  people: z.int(),
  mine: mySeason.nullable().describe('Nothing if you do not play in it.'),
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
      .array(leagueFacts.extend({ seasons: z.array(seasonSummary).readonly().describe('The latest first.') }))
      .readonly(),
  })
  .meta({ id: 'Leagues' })
export type Leagues = z.infer<typeof leagues>
export type League = Leagues['leagues'][number]

export const signUpChoice = z
  .strictObject({ stays: z.boolean().describe('Whether you play the seasons after this one too.') })
  .meta({ id: 'SignUpChoice' })

const seasonPerson = z.object({
  slot: z.int().describe('The place in the seeding of the group, from 0 on.'),
  name: z.string().describe('Empty for an account that was deleted.'),
  account: z.string().nullable(),
  points: z.number(),
  games: z.int().describe('Finished games.'),
  places: z.array(z.int()).readonly().describe('How often first, second and so on.'),
  step: z.int().nullable().describe('1 goes a division up, -1 down; nothing before the end.'),
})

const groupGame = z.object({
  number: z.int(),
  table: matchId.nullable(),
  state: z
    .enum(['planned', 'playing', 'over', 'cut', 'void'])
    .describe('`cut`: still running at the end of the season; `void` does not count.'),
  slots: z.array(z.int()).readonly().describe('Who sits where, by slot.'),
  points: z.array(z.number()).readonly().nullable().describe('By seat; nothing before the end.'),
  away: z.array(z.int()).readonly().describe('Seats that a bot plays or has finished.'),
})

const seasonGroup = z.object({
  group: z.int(),
  people: z.array(seasonPerson).readonly().describe('The first place first.'),
  games: z.array(groupGame).readonly(),
  meetings: z.object({ least: z.int(), most: z.int() }).describe('How often two people meet.'),
})
export type SeasonGroupView = z.infer<typeof seasonGroup>

export const seasonView = z
  .object({
    league: leagueFacts,
    season: seasonSummary,
    divisions: z.array(z.int()).readonly().describe('How many groups each division has.'),
    division: z.int(),
    groups: z.array(seasonGroup).readonly(),
    next: z.int().nullable().describe('The first group that is not shown any more.'),
    entrants: z.array(z.string()).readonly().describe('Names of those who have signed up, before the start.'),
  })
  .meta({ id: 'SeasonView' })
export type SeasonView = z.infer<typeof seasonView>
