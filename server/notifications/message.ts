/** What an account is told, in its own language, whatever the way. */
export interface NotificationMessage {
  readonly title: string
  readonly text: string
  /** The place that a tap leads to. */
  readonly link: string
  /** Every place that the letter speaks of, the one above first. */
  readonly places: readonly { readonly text: string; readonly link: string }[]
  /** A later letter of the same topic takes the place of an earlier one that was not seen yet. */
  readonly topic: string
  /** Tells this letter from every other. */
  readonly id: string
  /** What a mail says at its end. */
  readonly footer: string
}

export function mailText({ text, places, footer }: NotificationMessage): string {
  return [text, ...places.map((place) => `${place.text}\n${place.link}`), footer].filter(Boolean).join('\n\n')
}
