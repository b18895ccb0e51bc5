import type { NotFollowed, Phrase } from '@carriage/kernel'

/** What an event of the scoring means for me. */
interface Payday {
  readonly earned?: number
  /** The price of a car of mine that was not sold. */
  readonly unsold?: number | undefined
  readonly over?: boolean
}

/** The rounds that were scored meanwhile. */
export function paydays<Event extends object>(
  { events }: Pick<NotFollowed<object, Event>, 'events'>,
  read: (event: Event) => Payday,
): Phrase[] {
  const lines: Phrase[] = []
  let sum = 0
  for (const event of events) {
    const { earned = 0, unsold, over } = read(event)
    sum += earned
    if (unsold !== undefined) lines.push({ id: 'digest.unsold', values: { price: unsold } })
    if (over) {
      lines.unshift({ id: 'digest.payday', values: { earned: sum } })
      sum = 0
    }
  }
  return lines
}
