import type { Seat } from '../contract/seat.ts'
import type { Messages, Phrase } from './messages.ts'

/** What a player has not followed. Everything is as that player may know it. */
export interface NotFollowed<State, Event> {
  readonly before: State
  readonly view: State
  readonly me: Seat
  /** What happened in moves of others; what was taken back is not among it. */
  readonly events: readonly Event[]
}

export interface DigestParts<Event> {
  /** What changed for me, the most important first; empty if nothing did. */
  readonly mine: readonly Phrase[]
  /** What others did, the most important first. */
  readonly others: readonly Event[]
}

/** What a game finds worth telling to a player who was away, at the table and in notices. */
export interface GameDigest<State, Event> {
  /** For the phrases about the reader, beside the words of the game. */
  readonly messages: Messages
  /** The same in other languages, loaded on demand. */
  readonly translations: Readonly<Record<string, () => Promise<Messages[string]>>>
  of(missed: NotFollowed<State, Event>): DigestParts<Event>
}

/** Whether an event is a seat's own doing. What I chose can take effect in a move of another seat. */
export function isDoneBy(seat: Seat, event: object): boolean {
  return 'seat' in event && event.seat === seat
}

/** What others did, the weightiest first; of equal weight the latest first. Weight 0 is not worth telling. */
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
