import * as z from 'zod'
import { acquaintance } from './people.ts'
import { publicName } from './public-name.ts'
import { invitedPerson } from './table.ts'

/** To how many clubs one account belongs, and how many people belong to one. */
export const maxClubs = 20
export const membersAtMost = 50

const clubId = z.string().regex(/^[\w-]{1,32}$/)
const clubKey = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .describe('The secret part of the link by which people join.')

export const clubOnPath = z.object({ club: clubId })
export const memberOnPath = clubOnPath.extend({ account: z.string().min(1).max(64) })
export const newClub = z.strictObject({ name: publicName(60) }).meta({ id: 'NewClub' })
/** For those who came by the secret link. Loose, since a request has other headers too. */
export const clubKeyHeader = z.looseObject({ 'x-club-key': clubKey.optional() })
export const clubEntry = z.strictObject({ key: clubKey.optional() }).meta({ id: 'ClubEntry' })
export const leadership = z.strictObject({ leader: z.literal(true) }).meta({ id: 'Leadership' })

export const clubSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    members: z.int().describe('How many people belong to it.'),
    invited: z.boolean().describe('You are invited and do not belong to it yet.'),
  })
  .meta({ id: 'ClubSummary' })
export type ClubSummary = z.infer<typeof clubSummary>

const clubMember = acquaintance
  .pick({ account: true, name: true })
  .extend({ leader: z.boolean() })
  .meta({ id: 'ClubMember' })
export type ClubMember = z.infer<typeof clubMember>

/** How one member did in one game at the tables of the club. */
const clubStanding = z
  .object({
    game: z.string(),
    account: z.string(),
    games: z.int(),
    wins: z.int().describe('A shared first place is won.'),
    places: z.array(z.int()).readonly().describe('How often first, second and so on.'),
    mean: z.number().describe('Points on average.'),
  })
  .meta({ id: 'ClubStanding' })
export type ClubStanding = z.infer<typeof clubStanding>

/** A club with what its visitor may know; all but its name and size is for members. */
export const clubDetails = clubSummary
  .extend({
    member: z.boolean(),
    leader: z.boolean().describe('Whether you lead it.'),
    key: clubKey.nullable(),
    people: z.array(clubMember).readonly().describe('Its members, leaders first.'),
    asked: z.array(invitedPerson).readonly().describe('Who is invited and has not joined.'),
    standings: z.array(clubStanding).readonly().describe('By game, who won most first.'),
  })
  .meta({ id: 'Club' })
export type Club = z.infer<typeof clubDetails>
