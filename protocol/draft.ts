import * as z from 'zod'

/** The limit of a draft for a seat, in bytes of its JSON. */
export const longestDraft = 65_536

const content = z.record(z.string(), z.unknown())
const edited = z.int().min(0).describe('When it was last changed, in milliseconds since the epoch.')

export const newDraft = z.object({ at: edited, draft: content }).meta({ id: 'NewDraft' })

export const savedDraft = z
  .object({
    version: z.int().describe('How often something was kept; 0 if never.'),
    at: edited,
    draft: content.nullable().describe('What is kept; nothing if there is none, or if it is what was just sent.'),
  })
  .meta({ id: 'SavedDraft', description: 'What the holder of a seat drafts. No other caller can read it.' })
export type SavedDraft = z.infer<typeof savedDraft>
