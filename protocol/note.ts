import * as z from 'zod'

/** The limit of the notes of a person at a table, in characters. */
export const longestNote = 8_000

const noteText = z.string().max(longestNote)
const noteVersion = z.int().min(0).describe('How often something was kept; 0 if never.')

export const newNote = z
  .strictObject({ version: noteVersion.describe('The version that was read before.'), text: noteText })
  .meta({ id: 'NewNote' })

export const privateNote = z
  .object({
    version: noteVersion,
    at: z.int().nullable().describe('When it was last changed, in milliseconds since the epoch.'),
    text: noteText,
  })
  .meta({ id: 'PrivateNote', description: 'What you note at a table. No other caller can read it.' })
export type PrivateNote = z.infer<typeof privateNote>
