import { type AnyTitle, type Phrase, redact, type Seat, type Viewer } from '@carriage/kernel'
import { type Say, type Values, voiceOf } from './speak.ts'

/**
 * Puts a table into words. It is the only way from a match to the screen, and whatever it is given it first reduces
 * to what the viewer may know, so that no command can show a secret by mistake.
 */
export interface Teller {
  readonly title: string
  name(seat: Seat, viewer?: Viewer): string
  board(state: object, viewer: Viewer): string[]
  decision(state: object, seat: Seat): string
  /** A move, made in this state. */
  move(state: object, viewer: Viewer, seat: Seat, move: object): string
  /** What happened, a line for each event of which the game has something to say. */
  events(events: readonly object[], viewer: Viewer): string[]
}

export function tellerOf({ words }: AnyTitle, language: string, players: readonly string[], say: Say): Teller {
  const voice = voiceOf(words.messages, language)

  function name(seat: Seat, viewer?: Viewer): string {
    const player = players[seat]
    if (player === undefined) throw new RangeError(`Nobody sits at seat ${seat}.`)
    return seat === viewer ? say('seat.you', { name: player }) : player
  }

  function tell(phrase: Phrase, viewer: Viewer): string {
    const { id, values = {} } = phrase
    if (id === 'seat') return name(seatIn(phrase), viewer)
    const said = Object.entries(values).map(([place, value]) => [
      place,
      typeof value === 'object' ? tell(value, viewer) : value,
    ])
    return voice(id, Object.fromEntries(said) as Values)
  }

  return {
    title: voice('title'),
    name,
    board: (state, viewer) => words.board(redact(state, viewer), viewer).map((phrase) => tell(phrase, viewer)),
    decision: (state, seat) => tell(words.decision(redact(state, seat), seat), seat),
    move: (state, viewer, seat, move) => tell(words.move(redact(state, viewer), seat, redact(move, viewer)), viewer),
    events: (events, viewer) =>
      events.map((event) => tell(words.event(redact(event, viewer)), viewer)).filter((line) => line.trim() !== ''),
  }
}

function seatIn({ values }: Phrase): Seat {
  const seat = values?.seat
  if (typeof seat !== 'number') throw new RangeError('A seat phrase names no seat.')
  // Phrases carry plain numbers; `name` refuses one that is no seat of this table.
  return seat as Seat
}
