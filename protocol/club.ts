import * as z from 'zod'
import { acquaintance } from './people.ts'
import { publicName } from './public-name.ts'
import { invitedPerson } from './table.ts'

/** The number of clubs of one account. */
export const maxClubs = 20
export const membersAtMost = 50

const clubId = z.string().regex(/^[\w-]{1,32}$/)
const clubKey = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .describe('The secret part of the invitation link.')

export const clubOnPath = z.object({ club: clubId })
export const memberOnPath = clubOnPath.extend({ account: z.string().min(1).max(64) })
export const newClub = z.strictObject({ name: publicName(60) }).meta({ id: 'NewClub' })
/** For callers with the secret link. Loose, since a request has other headers too. */
export const clubKeyHeader = z.looseObject({ 'x-club-key': clubKey.optional() })
export const clubEntry = z.strictObject({ key: clubKey.optional() }).meta({ id: 'ClubEntry' })
export const leadership = z.strictObject({ leader: z.literal(true) }).meta({ id: 'Leadership' })

export const clubSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    members: z.int().describe('The number of members.'),
    invited: z.boolean().describe('You are invited and have not joined.'),
  })
  .meta({ id: 'ClubSummary' })
export type ClubSummary = z.infer<typeof clubSummary>

const clubMember = acquaintance
  .pick({ account: true, name: true })
  .extend({ leader: z.boolean() })
  .meta({ id: 'ClubMember' })
export type ClubMember = z.infer<typeof clubMember>

/** The results of a member in one game at the tables of the club. */
const clubStanding = z
  .object({
    game: z.string(),
    account: z.string(),
    games: z.int(),
    wins: z.int().describe('Wins; a shared first place counts.'),
    places: z.array(z.int()).readonly().describe('The number of first places, second places and so on.'),
    mean: z.number().describe('Points on average.'),
  })
  .meta({ id: 'ClubStanding' })
export type ClubStanding = z.infer<typeof clubStanding>

/** A club with what the caller may see; visitors see only its name and size. */
export const clubDetails = clubSummary
  .extend({
    member: z.boolean(),
    leader: z.boolean().describe('Whether you lead it.'),
    key: clubKey.nullable(),
    people: z.array(clubMember).readonly().describe('Its members, leaders first.'),
    asked: z.array(invitedPerson).readonly().describe('People who are invited and have not joined.'),
    standings: z.array(clubStanding).readonly().describe('By game, most wins first.'),
  })
  .meta({ id: 'Club' })
export type Club = z.infer<typeof clubDetails>
