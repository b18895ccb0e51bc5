import * as z from 'zod'

/** The size limit of a draft, in bytes of its JSON. */
export const longestDraft = 65_536

const content = z.record(z.string(), z.unknown())
const edited = z.int().min(0).describe('The last change, in milliseconds since the epoch.')

export const newDraft = z.object({ at: edited, draft: content }).meta({ id: 'NewDraft' })

export const savedDraft = z
  .object({
    version: z.int().describe('The number of saves; 0 if never saved.'),
    at: edited,
    draft: content.nullable().describe('The draft; missing if there is none, or if it is the one just sent.'),
  })
  .meta({ id: 'SavedDraft', description: 'The draft of the holder of a seat. No other caller can read it.' })
export type SavedDraft = z.infer<typeof savedDraft>
