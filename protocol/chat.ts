import * as z from 'zod'
import { reportReasons } from './guidelines.ts'
import { printableText } from './printable-text.ts'
import { commandId } from './socket.ts'
import { seatNumber } from './table.ts'

/** In characters. */
export const longestLine = 500

const lineId = z.string().regex(/^\d{1,18}$/)

export const chatLine = z
  .object({
    id: z.string().describe('Later lines have higher numbers.'),
    seat: seatNumber.nullable(),
    account: z.string().describe('The author.'),
    name: z.string(),
    text: z.string(),
    at: z.number().describe('Milliseconds since the epoch.'),
  })
  .meta({ id: 'ChatLine' })

export const newChatLine = z
  .object({ id: commandId, text: printableText(longestLine).min(1) })
  .meta({ id: 'NewChatLine' })

export const chatQuery = z.object({
  before: lineId.optional().describe('From `next` of the page before.'),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
})

export const chatPage = z
  .object({
    lines: z.array(chatLine).readonly().describe('Oldest first.'),
    next: z.string().nullable().describe('Where earlier lines begin; nothing if these are the first.'),
  })
  .meta({ id: 'ChatPage' })
export type ChatPage = z.infer<typeof chatPage>

/** A player at the table by seat, or the author of a line, who may have left. */
const target = z.union([z.object({ seat: z.int().min(0).max(7) }), z.object({ line: lineId })])
export type ChatTarget = z.infer<typeof target>

export const muting = z.object({ who: target, muted: z.boolean() }).meta({ id: 'Muting' })
/** Omitted fields are unchanged. */
export const muteRequest = z
  .strictObject({ muted: z.boolean().optional(), blocked: z.boolean().optional() })
  .meta({ id: 'SilenceWish' })
export type MuteRequest = z.infer<typeof muteRequest>
export const blocking = z.object({ who: target, blocked: z.boolean() }).meta({ id: 'Blocking' })

const reportWords = { reason: z.enum(reportReasons), note: printableText(1_000).default('') }
export const newReport = z.object({ who: target, ...reportWords }).meta({ id: 'NewReport' })
export type NewReport = z.infer<typeof newReport>
/** Of someone without a shared table with the reporter. */
export const personReport = z.object(reportWords).meta({ id: 'PersonReport' })
export type PersonReport = z.infer<typeof personReport>

/** A person whom you muted or blocked. Only you see this. */
export const mute = z
  .object({ account: z.string(), name: z.string(), muted: z.boolean(), blocked: z.boolean() })
  .meta({ id: 'Silence' })
export type Mute = z.infer<typeof mute>
export const mutes = z.object({ people: z.array(mute).readonly() }).meta({ id: 'Silences' })

export const accountOnPath = z.object({ account: z.string().min(1).max(64) })
