import * as z from 'zod'

/** How many owners must report a row alike before an operator can accept it. */
export const ownersToAgree = 3

const name = z.string().min(1).max(200)
const value = z
  .string()
  .max(20_000)
  .describe('The contents of the row as JSON with sorted keys; null if it is missing.')

export const handIn = z
  .object({ tables: z.array(z.string().max(40)).min(1).max(60).readonly() })
  .meta({ id: 'HandIn', description: 'The tables of a box that its owner compared with what is printed.' })

export const handedIn = z.object({ rows: z.int().describe('The number of rows handed in.') }).meta({ id: 'HandedIn' })

export const reportedRow = z
  .object({
    game: name,
    table: name,
    row: name.describe('Its place in the table, or its short name.'),
    value,
    usual: value.describe('The contents in the standard tables.'),
    owners: z.int().describe('The number of accounts that report this.'),
    others: z.int().describe('The number of accounts that report something else.'),
  })
  .meta({ id: 'ReportedRow' })
export type ReportedRow = z.infer<typeof reportedRow>

export const rowDecision = reportedRow
  .pick({ game: true, table: true, row: true, value: true })
  .meta({ id: 'RowDecision' })
export type RowDecision = z.infer<typeof rowDecision>

export const acceptedRow = reportedRow
  .pick({ table: true, row: true, value: true, owners: true })
  .meta({ id: 'AcceptedRow', description: 'A row that owners of the game reported and an operator accepted.' })
export type AcceptedRow = z.infer<typeof acceptedRow>
