import * as z from 'zod'

/** In characters. */
export const longestNote = 8_000

const noteText = z.string().max(longestNote)
const noteVersion = z.int().min(0).describe('The number of saves; 0 if never saved.')

export const newNote = z
  .strictObject({ version: noteVersion.describe('The version on which the change is based.'), text: noteText })
  .meta({ id: 'NewNote' })

export const privateNote = z
  .object({
    version: noteVersion,
    at: z.int().nullable().describe('The last change, in milliseconds since the epoch.'),
    text: noteText,
  })
  .meta({ id: 'PrivateNote', description: 'Your notes about a table. No other caller can read them.' })
export type PrivateNote = z.infer<typeof privateNote>
