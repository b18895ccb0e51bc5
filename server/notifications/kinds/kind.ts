import type { notificationLanguages } from '@carriage/protocol'

export type NotificationLanguage = (typeof notificationLanguages)[number]

/** Texts in every language of notifications, as ICU messages. */
export type Texts<Names extends string> = Readonly<Record<NotificationLanguage, Readonly<Record<Names, string>>>>

/** A kind of event that people are notified of, by push, mail or webhook: who gets it, until when, and its texts. */
export interface NotificationKind {
  /**
   * `toMove`: the seats listed in the content of the event, except those that a bot plays. `players`: everybody with a seat.
   * `account`: the account named in the content.
   */
  readonly recipients: 'toMove' | 'players' | 'account'
  /** An SQL condition on the tables of `dueStatement`: whether the notification is still true when it is sent. */
  readonly isCurrent: string
  /** Whether it is dropped once the seat has moved. */
  readonly untilMoved?: true
  /** The name of its subject, as an SQL expression, if it is not about a table. */
  readonly subject?: string
  /** The reason given for it, as an SQL expression. */
  readonly reason?: string
  /** The path that the link opens, without signing the reader in. By default a one-tap link opens the table. */
  readonly path?: (match: string) => string
  /** The label of the link. */
  readonly opens: 'table' | 'site'
  /** `{game}`: the game or the subject. `{others}`: the other players. */
  readonly texts: Texts<'title' | 'text' | 'digest'>
}

/** A kind of mail about an account, sent at once to the confirmed address. */
export interface MailKind {
  readonly texts: Texts<'title' | 'text'>
}

/** The recipient still plays the seat. */
export const playsSeat = 's.account = n.account and not s.resigned and not s.replaced'
