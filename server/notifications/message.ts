/** A notification in the reader's language, for any channel. */
export interface NotificationMessage {
  readonly title: string
  readonly text: string
  /** The target of the link. */
  readonly link: string
  /** All places in the message, the one above first. */
  readonly places: readonly { readonly text: string; readonly link: string }[]
  /** A later message with the same topic replaces an earlier one that was not seen yet. */
  readonly topic: string
  /** Unique for each message. */
  readonly id: string
  /** The end of a mail. */
  readonly footer: string
}

export function mailText({ text, places, footer }: NotificationMessage): string {
  return [text, ...places.map((place) => `${place.text}\n${place.link}`), footer].filter(Boolean).join('\n\n')
}
