import type { Seat } from '@carriage/kernel'
import * as z from 'zod'
import type { Frame, Standing } from './frame.ts'
import { type MatchId, matchId } from './match-id.ts'
import { printableText } from './printable-text.ts'
import type { Problem } from './problem.ts'
import { seatNumber, tableKey } from './table.ts'

/** In bytes. A whole factory plan of Horseless Carriage needs a few kilobytes. */
export const longestMessage = 32_768

/** An id chosen by the client. A repeated id gets the same result, and is carried out once. */
export const commandId = z.string().regex(/^[\w-]{8,40}$/)

const basis = z.int().min(0).max(1_000_000).describe('The number of the last entry that the client has seen.')
const plainObject = z.record(z.string(), z.unknown())

/** A command at a running table; the same over the socket and over HTTP. */
export const command = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('move'), id: commandId, basis, move: plainObject }),
    z.object({
      type: z.literal('undo'),
      id: commandId,
      basis,
      n: z.int().min(1).optional().describe('The move to undo; by default your latest.'),
    }),
    z.object({ type: z.literal('consent'), id: commandId, basis, n: z.int().min(1), agree: z.boolean() }),
    z.object({ type: z.literal('resign'), id: commandId, basis }),
  ])
  .meta({ id: 'Command' })

export type Command = z.infer<typeof command>

export const clientMessage = z.discriminatedUnion('type', [
  /** Watch a table. `from` is the last entry that the client has; without it the whole view comes first. */
  z.object({
    type: z.literal('watch'),
    match: matchId,
    from: z.int().min(0).max(1_000_000).optional(),
    key: tableKey.optional().describe("The secret part of the table's link, for callers with the link."),
  }),
  z.object({ type: z.literal('leave'), match: matchId }),
  z.object({ type: z.literal('command'), match: matchId, seat: seatNumber.optional(), command }),
  /** Whether the page of the table is visible; if so, its notifications are not sent. */
  z.object({ type: z.literal('visible'), match: matchId, visible: z.boolean() }),
  z.object({ type: z.literal('chat'), match: matchId, id: commandId, text: printableText(500).min(1) }),
  /** Measures the round trip; `lag` is the last one, in milliseconds. */
  z.object({ type: z.literal('ping'), at: z.number(), lag: z.number().min(0).max(60_000).optional() }),
])

export type ClientMessage = z.infer<typeof clientMessage>

export type ServerMessage =
  /** The whole view, at the start of watching or after too many missed frames. `me` is the seat of this client. */
  | { readonly type: 'view'; readonly match: MatchId; readonly me: Seat | null; readonly standing: Standing }
  | { readonly type: 'frame'; readonly match: MatchId; readonly frame: Frame }
  /** Done, and kept for good. `n` is the number of the entry that it became. */
  | { readonly type: 'done'; readonly id: string; readonly n: number }
  | { readonly type: 'failed'; readonly id?: string; readonly match?: MatchId; readonly problem: Problem }
  /** A player asks to take back move n and needs these seats to agree. */
  | { readonly type: 'undoAsked'; readonly match: MatchId; readonly ask: UndoAsk | null }
  /** Seats, names, readiness or hosts changed: ask for the table again. */
  | { readonly type: 'table'; readonly match: MatchId }
  | {
      readonly type: 'presence'
      readonly match: MatchId
      readonly seats: readonly SeatPresence[]
      readonly watchers: number
    }
  | { readonly type: 'chat'; readonly match: MatchId; readonly line: ChatLine }
  | { readonly type: 'pong'; readonly at: number; readonly now: number }
  /** The server closes this connection. Come back with `from` where you were. */
  | { readonly type: 'bye'; readonly reason: ByeReason }

export interface UndoAsk {
  readonly by: Seat
  readonly n: number
  readonly needs: readonly Seat[]
  readonly agreed: readonly Seat[]
}

export interface SeatPresence {
  readonly seat: Seat
  readonly here: boolean
  readonly visible: boolean
}

export interface ChatLine {
  readonly id: string
  readonly seat: Seat | null
  readonly account: string
  readonly name: string
  readonly text: string
  readonly at: number
}

export const byeReasons = ['slow', 'draining', 'signedOut', 'silent', 'tooMany'] as const
export type ByeReason = (typeof byeReasons)[number]
