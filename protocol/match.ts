import * as z from 'zod'
import type { Frame, Standing } from './frame.ts'
import { matchId } from './match-id.ts'
import type { Clock } from './pace.ts'
import type { UndoAsk } from './socket.ts'
import { seatNumber } from './table.ts'

const plainObject = z.record(z.string(), z.unknown())
const seats = z.array(seatNumber).readonly()

const clock: z.ZodType<Clock> = z
  .object({ at: z.int(), left: z.array(z.number()).readonly(), running: seats })
  .meta({ id: 'Clock', description: 'The clocks after the last entry, in milliseconds.' })

const standing: z.ZodType<Standing> = z
  .object({ n: z.int(), view: plainObject, clock: clock.exactOptional() })
  .meta({ id: 'Standing', description: 'A position as you see it, and the number of its entry.' })

const undoAsk: z.ZodType<UndoAsk> = z
  .object({ by: seatNumber, n: z.int(), needs: seats, agreed: seats })
  .meta({ id: 'UndoAsk' })

export const matchView = z
  .object({ me: seatNumber.nullable(), standing, undoAsked: undoAsk.nullable() })
  .meta({ id: 'MatchView' })

const draw = z.union([z.int(), z.object({ $secret: seats, value: z.int().exactOptional() })])
const played = z.object({ move: plainObject, draws: z.array(draw).readonly() })
const undone = z.object({ undo: z.int(), consent: seats })
const path = z.array(z.union([z.string(), z.number()])).readonly()
const step = z
  .tuple([path, z.unknown().optional()])
  .readonly()
  .describe('The path to a value, and the value; without a value the entry is removed.')

const frame: z.ZodType<Frame> = z
  .object({
    n: z.int(),
    at: z.int(),
    seat: seatNumber,
    bot: z.literal(true).exactOptional(),
    entry: z.union([played, undone]),
    change: z.array(step).readonly().exactOptional(),
    events: z.array(plainObject).readonly().exactOptional(),
    clock: clock.exactOptional(),
  })
  .meta({
    id: 'Frame',
    description: 'An entry of the log: enough to go from your last view to the next.',
  })

export const framesAfterQuery = z.object({ after: z.coerce.number<number>().int().min(0).max(1_000_000) })
export const frameRange = z.object({ frames: z.array(frame).readonly() }).meta({
  id: 'FrameRange',
  description: 'At most a few hundred frames; repeat from the last one until none comes.',
})

export const viewQuery = z.object({
  at: z
    .enum(['now', 'opening'])
    .default('now')
    .describe('The current position; before the first move, the initial one.'),
})

export const legalMoves = z
  .object({
    n: z.int().describe('The number of the last entry, to be sent as the basis of a move.'),
    over: z.boolean(),
    moves: z.array(plainObject).readonly().describe('The legal moves of your seat; empty if it has no decision.'),
    all: z.boolean().describe('Whether these are all legal moves; if there are too many, some are omitted.'),
  })
  .meta({ id: 'LegalMoves' })

export const done = z
  .object({ n: z.int().describe('The number of the entry, or of the last one if nothing was entered.') })
  .meta({ id: 'Done', description: 'Done and stored durably.' })

export const importedRecord = z.object({ id: matchId }).meta({ id: 'ImportedRecord' })

/** In bytes. The longest games take a few hundred kilobytes; the bus carries no more than 1 MiB. */
export const longestRecord = 1_000_000
