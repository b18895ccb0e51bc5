import * as z from 'zod'

/** The limit of what a seat orders, in bytes of its JSON. */
export const longestPremoves = 65_536

const name = z.string().min(1).max(40)
const content = z.record(z.string(), z.unknown())

const givenPremove = z
  .object({
    moment: name.describe('The decision that it is for, as the game names it: `focus/3`.'),
    moves: z.array(content).min(1).max(64).describe('The most wanted first.'),
    relies: z.array(name).max(8).optional().describe('What it relies on; by default what is usual at the moment.'),
  })
  .meta({ id: 'GivenPremove', description: 'Moves for one decision to come.' })

export const newPremoves = z.object({ premoves: z.array(givenPremove).max(16) }).meta({ id: 'NewPremoves' })

const stoppedPremove = z
  .object({
    moment: name.nullable(),
    kind: z.enum(['changed', 'refused', 'undone']),
    condition: name.optional(),
    rule: z.string().optional(),
    facts: content.optional(),
  })
  .meta({ id: 'StoppedPremove', description: 'Why the house asked you instead of playing what you had ordered.' })

export const savedPremoves = z
  .object({
    version: z.int().describe('How often they were changed; 0 if never.'),
    premoves: z.array(givenPremove),
    stopped: stoppedPremove.nullable(),
  })
  .meta({
    id: 'SavedPremoves',
    description: 'What the holder of a seat has decided in advance. No other caller can read it.',
  })
export type SavedPremoves = z.infer<typeof savedPremoves>
export type WhyStopped = z.infer<typeof stoppedPremove>
