import * as z from 'zod'
import { matchId } from '../match-id.ts'
import { tableKey } from '../table.ts'

export const matchOnPath = z.object({ id: matchId })

/** For callers with the secret link of a table. Loose, since a request has other headers too. */
export const tableKeyHeader = z.looseObject({ 'x-table-key': tableKey.optional() })
