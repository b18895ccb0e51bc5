import * as z from 'zod'
import { page } from './lists.ts'
import { gameId } from './table.ts'

const accountId = z.string().regex(/^[\w-]{1,64}$/)
/** Milliseconds since the epoch, up to the year 2200. */
const day = z.coerce.number<number>().int().min(0).max(7_258_118_400_000)

export const personOnPath = z.object({ account: accountId })

/** Filters of the list of finished games. */
export const historyQuery = page.extend({
  game: gameId.optional(),
  with: accountId.optional().describe('A person who took part.'),
  result: z.enum(['won', 'lost']).optional().describe('Only wins; a shared first place counts.'),
  from: day.optional().describe('Ended at this time or later; milliseconds since the epoch.'),
  to: day.optional().describe('Ended before.'),
})
export type HistoryQuery = z.infer<typeof historyQuery>

export const headToHead = z
  .object({
    games: z.int().describe('Games that both finished.'),
    ahead: z.int().describe('How often the first placed before the other.'),
    behind: z.int(),
    level: z.int().describe('How often they shared a place.'),
  })
  .meta({ id: 'HeadToHead' })
export type HeadToHead = z.infer<typeof headToHead>

export const metPerson = headToHead.extend({ account: z.string(), name: z.string() }).meta({ id: 'MetPerson' })
export const metPeople = z.object({ people: z.array(metPerson).readonly() }).meta({ id: 'MetPeople' })
export type MetPerson = z.infer<typeof metPerson>

/** The results of a person in one game with one number of seats, against people only. */
export const gameFigures = z
  .object({
    game: z.string(),
    seats: z.int(),
    games: z.int(),
    places: z.array(z.int()).readonly().describe('The number of first places, second places and so on.'),
    mean: z.number().describe('Points on average.'),
    best: z.int().describe('Most points.'),
  })
  .meta({ id: 'GameFigures' })
export type GameFigures = z.infer<typeof gameFigures>

export const personRating = z
  .object({
    game: z.string(),
    pace: z.string().describe('The kind of pace; each has its own rating.'),
    rating: z.int().describe('The estimate, 1500 for a beginner.'),
    uncertainty: z
      .int()
      .describe('Two standard deviations: the true strength is within this range with 95 % probability.'),
    games: z.int().describe('Rated games.'),
  })
  .meta({ id: 'PersonRating' })
export type PersonRating = z.infer<typeof personRating>

export const profile = z
  .object({
    account: z.string(),
    name: z.string(),
    guest: z.boolean(),
    since: z.int().describe('When the account was created.'),
    hidden: z.boolean().describe('Shown to nobody else.'),
    own: z.boolean().describe('Whether it is your own.'),
    favourites: z.array(z.string()).readonly().describe('Favourite games, in the order chosen.'),
    figures: z.array(gameFigures).readonly(),
    ratings: z.array(personRating).readonly(),
    between: headToHead.nullable().describe('Your results against this person; missing for visitors and for yourself.'),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profile>

export const profileChoice = z
  .strictObject({
    hidden: z.boolean().optional(),
    favourites: z.array(gameId).max(20).optional().describe('Your favourite games.'),
  })
  .meta({ id: 'ProfileChoice' })
export type ProfileChoice = z.infer<typeof profileChoice>
