import { sealed } from '@carriage/kernel'
import * as z from 'zod/mini'

const seat = z.literal([0, 1, 2, 3, 4, 5, 6, 7])

/** One move per decision. */
export const moveSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bid'), coins: sealed(z.int()) }),
  z.strictObject({ kind: z.literal('polish') }),
  z.strictObject({ kind: z.literal('spy'), on: seat }),
  z.strictObject({ kind: z.literal('done') }),
])

export type Move = z.infer<typeof moveSchema>
export type MoveKind = Move['kind']
