import type { Since } from '../../table/board/board.ts'
import { isDoneBy } from '../../table/digest/done-by.ts'

/** What the others did that I may have to answer, the weightiest first; of equal weight the latest first. */
export function deedsByWeight<Event extends object>(
  { events, me, tell }: Pick<Since<object, Event>, 'events' | 'me' | 'tell'>,
  weightOf: (event: Event) => number,
): string[] {
  return events
    .filter((event) => !isDoneBy(me, event))
    .map((event, place) => ({ event, place, weight: weightOf(event) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.place - a.place)
    .map(({ event }) => tell.event(event))
    .filter((line) => line !== '')
}

/** What an event of the scoring means for me. */
interface Payday {
  readonly earned?: number
  /** The price of a car of mine that was not sold. */
  readonly unsold?: number | undefined
  readonly over?: boolean
}

/** The rounds that were scored meanwhile. */
export function paydays<Event extends object>(
  { events, say }: Pick<Since<object, Event>, 'events' | 'say'>,
  read: (event: Event) => Payday,
): string[] {
  const lines: string[] = []
  let sum = 0
  for (const event of events) {
    const { earned = 0, unsold, over } = read(event)
    sum += earned
    if (unsold !== undefined) lines.push(say('digest.unsold', { price: unsold }))
    if (over) {
      lines.unshift(say('digest.payday', { earned: sum }))
      sum = 0
    }
  }
  return lines
}
