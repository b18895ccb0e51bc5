import * as z from 'zod'
import { publicName } from './public-name.ts'

/** The limit of a box, in bytes of the JSON of its tables. The largest set of usual tables has a third of it. */
export const longestBox = 65_536

/** How many boxes an account keeps. */
export const boxesAtMost = 20

/** A name that others read where the box is shared or played with. */
const boxTitle = publicName(60)

const boxId = z.string().regex(/^[\w-]{1,32}$/)

const tables = z
  .record(z.string().max(40), z.record(z.string(), z.unknown()))
  .describe('Only the component tables that differ from the usual ones, by name.')

export const newBox = z.object({ game: z.string().max(40), title: boxTitle, tables }).meta({ id: 'NewBox' })
export type NewBox = z.infer<typeof newBox>

/** What is not given stays as it is. */
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
    shared: z.boolean().describe('Whether everybody who has the link sees it.'),
    shareKey: boxId.nullable().describe('Of the link, while it is shared; another one each time that it is shared.'),
  })
  .meta({ id: 'AccountBox', description: 'A box that an account keeps.' })
export type AccountBox = z.infer<typeof accountBox>

/** Its id is the key of the link. */
export const sharedBox = accountBox.omit({ shared: true, shareKey: true }).meta({ id: 'SharedBox' })
export type SharedBox = z.infer<typeof sharedBox>

export const boxOnPath = z.object({ id: boxId })
