import * as z from 'zod'

/** The size limit of the premoves of a seat, in bytes of their JSON. */
export const longestPremoves = 65_536

const name = z.string().min(1).max(40)
const content = z.record(z.string(), z.unknown())

const givenPremove = z
  .object({
    moment: name.describe('The decision that they are for, as the game names it: `focus/3`.'),
    moves: z.array(content).min(1).max(64).describe('By preference.'),
    relies: z.array(name).max(8).optional().describe('The conditions; by default the usual ones of the moment.'),
  })
  .meta({ id: 'GivenPremove', description: 'Moves for a future decision.' })

export const newPremoves = z.object({ premoves: z.array(givenPremove).max(16) }).meta({ id: 'NewPremoves' })

const stoppedPremove = z
  .object({
    moment: name.nullable(),
    kind: z.enum(['changed', 'refused', 'undone']),
    condition: name.optional(),
    rule: z.string().optional(),
    facts: content.optional(),
  })
  .meta({ id: 'StoppedPremove', description: 'Why the server asked you instead of playing a premove.' })

export const savedPremoves = z
  .object({
    version: z.int().describe('The number of changes; 0 if none.'),
    premoves: z.array(givenPremove),
    stopped: stoppedPremove.nullable(),
  })
  .meta({
    id: 'SavedPremoves',
    description: 'The premoves of the holder of a seat. No other caller can read them.',
  })
export type SavedPremoves = z.infer<typeof savedPremoves>
export type WhyStopped = z.infer<typeof stoppedPremove>
