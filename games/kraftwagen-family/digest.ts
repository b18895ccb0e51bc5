import type { NotFollowed, Phrase } from '@carriage/kernel'

/** The effect of a scoring event on the viewer. */
interface Payday {
  readonly earned?: number
  /** The price of one of the viewer's cars that was not sold. */
  readonly unsold?: number | undefined
  readonly over?: boolean
}

/** The rounds that were scored since the viewer left. */
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
