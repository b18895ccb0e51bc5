import { createFormatter, type Values } from '@carriage/kernel/translate'
import { notificationLanguages } from '@carriage/protocol'
import { addressChanged } from './address-changed.ts'
import { beginsKind } from './begins.ts'
import { botPlaysKind } from './bot-plays.ts'
import { closedKind } from './closed.ts'
import { clubKind } from './club.ts'
import { code } from './code.ts'
import { common } from './common.ts'
import { calendarMade, passkeyAdded, passkeyRemoved, tokenMade, webhookAdded } from './credentials.ts'
import { invitedKind } from './invited.ts'
import type { MailKind, NotificationKind, NotificationLanguage } from './kind.ts'
import { lastCallKind } from './last-call.ts'
import { mentionedKind } from './mentioned.ts'
import { overKind } from './over.ts'
import { reminderKind } from './reminder.ts'
import { removedKind } from './removed.ts'
import { roundBeginsKind } from './round-begins.ts'
import { pointTexts, suspension, warning } from './sanctions.ts'
import { seatTakenKind } from './seat-taken.ts'
import { stoppedKind } from './stopped.ts'
import { timedOutKind } from './timed-out.ts'
import { turnKind } from './turn.ts'
import { undoAskedKind } from './undo-asked.ts'
import { voteAskedKind } from './vote-asked.ts'

/** Every kind of notification. A new one is a file and a line here. */
export const kinds = {
  turn: turnKind,
  stopped: stoppedKind,
  reminder: reminderKind,
  lastCall: lastCallKind,
  timedOut: timedOutKind,
  botPlays: botPlaysKind,
  begins: beginsKind,
  roundBegins: roundBeginsKind,
  undoAsked: undoAskedKind,
  voteAsked: voteAskedKind,
  mentioned: mentionedKind,
  seatTaken: seatTakenKind,
  over: overKind,
  closed: closedKind,
  invited: invitedKind,
  club: clubKind,
  removed: removedKind,
} satisfies Record<string, NotificationKind>

const mails = {
  code,
  addressChanged,
  passkeyAdded,
  passkeyRemoved,
  tokenMade,
  webhookAdded,
  calendarMade,
  warning,
  suspension,
} satisfies Record<string, MailKind>

export type KindName = keyof typeof kinds
export type MailName = keyof typeof mails
type TextId =
  | keyof typeof common.en
  | 'point'
  | `${KindName}.${'title' | 'text' | 'digest'}`
  | `${MailName}.${'title' | 'text'}`

export function kindOf(name: KindName): NotificationKind {
  return kinds[name]
}

/** The names of the kinds that pass a condition, as an SQL list. */
export function sqlNames(has: (kind: NotificationKind) => unknown = () => true): string {
  const names = Object.entries<NotificationKind>(kinds).filter(([, kind]) => has(kind))
  return names.map(([name]) => `'${name}'`).join(', ')
}

/** An SQL expression with a case for each kind that has this part. */
export function sqlCases(part: 'isCurrent' | 'subject' | 'detail' | 'delay', otherwise: string): string {
  const cases = Object.entries<NotificationKind>(kinds).flatMap(([name, kind]) =>
    kind[part] === undefined ? [] : [`when '${name}' then ${kind[part]}`],
  )
  return `case n.kind ${cases.join(' ')} else ${otherwise} end`
}

/** Formats a text of notifications and mails. */
export function textIn(language: NotificationLanguage, id: TextId, values?: Values): string {
  return formatters[language](id, values)
}

const formatters = Object.fromEntries(
  notificationLanguages.map((language) => [language, createFormatter({ [language]: allTexts(language) }, language)]),
) as Record<NotificationLanguage, ReturnType<typeof createFormatter>> // one for each language

/** All texts in a language by id. */
export function allTexts(language: NotificationLanguage): Record<string, string> {
  const all = Object.entries<MailKind>({ ...kinds, ...mails }).flatMap(([name, { texts }]) =>
    Object.entries(texts[language]).map(([part, text]) => [`${name}.${part}`, text] as const),
  )
  return { ...common[language], point: pointTexts[language], ...Object.fromEntries(all) }
}
