import * as z from 'zod'

/** The most people that an account can follow, and the most followers that are listed. */
export const followsAtMost = 500
/** The fewest letters of a name to search for. */
const shortestSearch = 2

export const contactSettings = z
  .strictObject({
    whoMayFollow: z.enum(['anybody', 'nobody']).describe('Who may follow you.'),
    showPresence: z.enum(['followers', 'friends', 'nobody']).describe('Who sees when you have a page open.'),
    whoMayInvite: z.enum(['anybody', 'friends', 'nobody']).describe('Who may invite you to a table by name.'),
  })
  .meta({ id: 'Reachability' })
export type ContactSettings = z.infer<typeof contactSettings>

/** A person whom you follow, or who follows you; friends do both. */
export const acquaintance = z
  .object({
    account: z.string(),
    name: z.string(),
    following: z.boolean().describe('You follow them.'),
    follower: z.boolean().describe('They follow you.'),
    here: z.boolean().describe('They have a page open, and let you see it.'),
  })
  .meta({ id: 'Acquaintance' })
export type Acquaintance = z.infer<typeof acquaintance>

export const acquaintances = z
  .object({ people: z.array(acquaintance).readonly().describe('By name.'), contactSettings: contactSettings })
  .meta({ id: 'Acquaintances' })
export type Acquaintances = z.infer<typeof acquaintances>

export const peopleQuery = z.object({
  name: z.string().trim().min(shortestSearch).max(40).describe('The beginning of the name, case-insensitive.'),
})
export const foundPerson = z
  .object({ account: z.string(), name: z.string(), guest: z.boolean() })
  .meta({ id: 'FoundPerson' })
export type FoundPerson = z.infer<typeof foundPerson>
