import type { Facts } from '../contract/rule.ts'
import type { Seat, Viewer } from '../contract/seat.ts'

/** A sentence for people: an id of a message catalogue, and what goes into its places. */
export interface Phrase {
  readonly id: string
  readonly values?: Readonly<Record<string, string | number | Phrase>>
}

/** Messages by language and id, in ICU MessageFormat. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** How a game is put into words. The rules themselves say nothing. `{seatName}` places are filled by `seatName` phrases. */
export interface GameMessages<State, Move, Event> {
  readonly messages: Messages
  /** The whole table as a viewer sees it, a phrase for each line. */
  board(view: State, viewer: Viewer): readonly Phrase[]
  /** What a seat is asked to decide. */
  decision(view: State, seat: Seat): Phrase
  move(view: State, seat: Seat, move: Move): Phrase
  event(event: Event): Phrase
  /** What a refusal looked at, a phrase for each fact worth saying beside the rule. */
  facts?(view: State, facts: Facts): readonly Phrase[]
}

/** A seat's name, filled in by the client that shows the phrase: a player's name, or "You". */
export function seatName(seat: Seat): Phrase {
  return { id: 'seat', values: { seat } }
}
