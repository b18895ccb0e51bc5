import type { Seat } from '../contract/seat.ts'
import type { Messages, Phrase } from './messages.ts'

/** What a player has missed, as that player may know it. */
export interface NotFollowed<State, Event> {
  readonly before: State
  readonly view: State
  readonly me: Seat
  /** Events of moves by others, without undone ones. */
  readonly events: readonly Event[]
}

export interface DigestParts<Event> {
  /** Changes for the reader, most important first; empty if nothing changed. */
  readonly own: readonly Phrase[]
  /** Actions of others, most important first. */
  readonly others: readonly Event[]
}

/** What a game reports to a player who was away, at the table and in notifications. */
export interface GameDigest<State, Event> {
  /** Messages about the reader, besides the game's own. */
  readonly messages: Messages
  /** The same in other languages, loaded on demand. */
  readonly translations: Readonly<Record<string, () => Promise<Messages[string]>>>
  of(missed: NotFollowed<State, Event>): DigestParts<Event>
}

/** Whether an event is a seat's own doing. A choice can take effect in a move of another seat. */
export function isDoneBy(seat: Seat, event: object): boolean {
  return 'seat' in event && event.seat === seat
}

/** What others did, by weight, then latest first. Weight 0 is omitted. */
export function highlightsByWeight<Event extends object>(
  { events, me }: Pick<NotFollowed<object, Event>, 'events' | 'me'>,
  weightOf: (event: Event) => number,
): Event[] {
  return events
    .filter((event) => !isDoneBy(me, event))
    .map((event, place) => ({ event, place, weight: weightOf(event) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.place - a.place)
    .map(({ event }) => event)
}
