import * as z from 'zod'
import { publicName } from './public-name.ts'

/** The size limit of a box, in bytes of the JSON of its tables. The largest standard set takes a third of it. */
export const longestBox = 65_536

/** The number of boxes of one account. */
export const boxesAtMost = 20

/** Others read it when the box is shared or played with. */
const boxTitle = publicName(60)

const boxId = z.string().regex(/^[\w-]{1,32}$/)

const tables = z
  .record(z.string().max(40), z.record(z.string(), z.unknown()))
  .describe('Only the component tables that differ from the standard ones, by name.')

export const newBox = z.object({ game: z.string().max(40), title: boxTitle, tables }).meta({ id: 'NewBox' })
export type NewBox = z.infer<typeof newBox>

/** Omitted fields are unchanged. */
export const boxChange = z
  .object({ title: boxTitle.optional(), tables: tables.optional(), shared: z.boolean().optional() })
  .meta({ id: 'BoxChange' })
export type BoxChange = z.infer<typeof boxChange>

export const accountBox = z
  .object({
    id: boxId,
    game: z.string(),
    title: z.string(),
    tables,
    shared: z.boolean().describe('Whether anyone with the link can see it.'),
    shareKey: boxId.nullable().describe('The key of the link while the box is shared; sharing it again makes another.'),
  })
  .meta({ id: 'AccountBox', description: 'A box of an account.' })
export type AccountBox = z.infer<typeof accountBox>

/** The id is the key of the link. */
export const sharedBox = accountBox.omit({ shared: true, shareKey: true }).meta({ id: 'SharedBox' })
export type SharedBox = z.infer<typeof sharedBox>

export const boxOnPath = z.object({ id: boxId })
