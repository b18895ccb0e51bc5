import type { NotificationLanguage } from './kinds/kind.ts'

/** What others did, and when; the newest last. */
export interface TurnLine {
  /** Such as "Mon 21:10"; empty for a sentence without a time. */
  readonly at: string
  readonly line: string
}

/** A notification in the reader's language, for any channel. */
export interface NotificationMessage {
  readonly language: NotificationLanguage
  readonly title: string
  /** Until when the reader must decide, in words; empty if no clock runs. */
  readonly until: string
  /** What happened to the reader, or what the notification is about. */
  readonly text: string
  readonly lines: readonly TurnLine[]
  /** The target of the link. */
  readonly link: string
  /** All places in the message, the one above first. */
  readonly places: readonly { readonly text: string; readonly link: string }[]
  /** A later message with the same topic replaces an earlier one that was not seen yet. */
  readonly topic: string
  /** Unique for each message. */
  readonly id: string
  /** The id of a message, never sent, to which all of one table reply, so that mail programs show them together. */
  readonly thread: string
  /** The end of a mail: a sentence, and links to change or stop the notifications. */
  readonly footer: string
  readonly footerLinks: readonly { readonly text: string; readonly link: string }[]
}

/** What a message says besides its title and links. */
export function bodyOf({ until, text, lines }: NotificationMessage): string {
  return [until, text, ...lines.map(({ line }) => line)].filter(Boolean).join('\n')
}

export function mailText({ until, text, lines, places, footer, footerLinks }: NotificationMessage): string {
  const width = Math.max(0, ...lines.map(({ at }) => at.length))
  const shown = lines.map(({ at, line }) => `  ${at.padEnd(width)}  ${line}`.trimEnd()).join('\n')
  const linked = (links: NotificationMessage['places']) => links.map((each) => `${each.text}:\n${each.link}`)
  const end = [footer, ...footerLinks.map((each) => `${each.text}: ${each.link}`)].filter(Boolean).join('\n')
  return [until, text, shown, ...linked(places), end && `-- \n${end}`].filter(Boolean).join('\n\n')
}
