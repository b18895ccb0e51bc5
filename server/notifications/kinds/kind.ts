import type { notificationLanguages } from '@carriage/protocol'

export type NotificationLanguage = (typeof notificationLanguages)[number]

/** Texts in every language of notifications, as ICU messages. */
export type Texts<Names extends string> = Readonly<Record<NotificationLanguage, Readonly<Record<Names, string>>>>

/** A kind of event that people are notified of, by push, mail or webhook: who gets it, until when, and its texts. */
export interface NotificationKind {
  /**
   * `toMove`: the seats listed in the content of the event, except those that a bot plays. `seats`: the listed seats. `others`: everybody
   * with a seat that is not listed. `players`: everybody with a seat. `account`: the account named in the content.
   */
  readonly recipients: 'toMove' | 'seats' | 'others' | 'players' | 'account'
  /** An SQL condition on the tables of `dueStatement`: whether the notification is still true when it is sent. */
  readonly isCurrent: string
  /** Whether it is dropped once the seat has moved. */
  readonly untilMoved?: true
  /** Whether it is sent at once to people who prefer a digest. */
  readonly urgent?: true
  /** Whether it is sent while its recipient sleeps or is on holiday. */
  readonly wakes?: true
  /** Milliseconds from the event to the notification. */
  readonly delay?: number
  /** The name of its subject, as an SQL expression, if it is not about a game alone. */
  readonly subject?: string
  /** What its texts call `{detail}`: a name or a reason, as an SQL expression. */
  readonly detail?: string
  /** The path that the link opens, without signing the reader in. By default a one-tap link opens the table. */
  readonly path?: (match: string) => string
  /** The label of the link. */
  readonly opens: 'table' | 'site'
  /** `{game}`: the game or the subject. `{others}`: the other players. `{pace}`: the time that the table gives. */
  readonly texts: Texts<'title' | 'text' | 'digest'>
}

/** A kind of mail about an account, sent at once to the confirmed address. */
export interface MailKind {
  readonly texts: Texts<'title' | 'text'>
}

/** The recipient still plays the seat. */
export const playsSeat = 's.account = n.account and not s.resigned and not s.replaced'

/** A bot plays the seat of the recipient in a running game. */
export const botPlaysSeat = 's.account = n.account and not s.resigned and s.replaced and h.result is null'
