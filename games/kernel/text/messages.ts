import type { Facts } from '../contract/rule.ts'
import type { Seat, Viewer } from '../contract/seat.ts'

/** A sentence for people: a message id and its values. */
export interface Phrase {
  readonly id: string
  readonly values?: Readonly<Record<string, string | number | Phrase>>
}

/** Messages by language and id, in ICU MessageFormat. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The messages of a game. The rules themselves contain none. `{seatName}` places are filled by `seatName` phrases. */
export interface GameMessages<State, Move, Event> {
  readonly messages: Messages
  /** The whole table as a viewer sees it, one phrase per line. */
  board(view: State, viewer: Viewer): readonly Phrase[]
  /** The prompt for a seat. */
  decision(view: State, seat: Seat): Phrase
  move(view: State, seat: Seat, move: Move): Phrase
  event(event: Event): Phrase
  /** The facts of a refusal, one phrase for each fact that adds to the rule. */
  facts?(view: State, facts: Facts): readonly Phrase[]
}

/** A seat's name, filled in by the client: a player's name, or "You". */
export function seatName(seat: Seat): Phrase {
  return { id: 'seat', values: { seat } }
}
