import { type Facts, type GameMessages, type Phrase, redact, type Seat, type Viewer } from '@carriage/kernel'
import type { MessageFormatter, Values } from './message-formatter.ts'

/**
 * Puts a table into words for one viewer. Input is first redacted for the viewer, so that no caller can show a secret
 * by mistake.
 */
export interface Translator {
  readonly title: string
  name(seat: Seat): string
  board(state: object): string[]
  decision(state: object, seat: Seat): string
  /** A move, made in this position. */
  move(state: object, seat: Seat, move: object): string
  event(event: object): string
  /** One line for each event that the game has a message for. */
  events(events: readonly object[]): string[]
  /** The facts of a refusal, as far as the game has messages for them. */
  facts(state: object, facts: Facts): string[]
  /** Any phrase of the game's catalogue, such as `buyer.engine`. */
  phrase(phrase: Phrase): string
}

interface FormattedEvent {
  readonly words: GameMessages<object, object, object>
  readonly t: MessageFormatter
  readonly viewer: Viewer
  /** Also called with numbers that are not seats of this table. */
  readonly name: (seat: Seat) => string
}

export function createTranslator({ words, t, viewer, name }: FormattedEvent): Translator {
  function format(phrase: Phrase): string {
    const { id, values = {} } = phrase
    if (id === 'seat') return name(seatIn(phrase))
    const filled: Record<string, string | number> = {}
    for (const [place, value] of Object.entries(values))
      filled[place] = typeof value === 'object' ? format(value) : value
    return t(id, filled satisfies Values)
  }

  const seen = new WeakMap<object, object>()
  /** A position is formatted many times, once for each move in it. */
  function sight(state: object): object {
    const known = seen.get(state) ?? redact(state, viewer)
    seen.set(state, known)
    return known
  }

  const formatted = new WeakMap<object, string>()
  /** A log formats the same events again each time it is opened. */
  function event(happened: object): string {
    const line = formatted.get(happened) ?? format(words.event(redact(happened, viewer))).trim()
    formatted.set(happened, line)
    return line
  }

  return {
    title: t('title'),
    name,
    board: (state) => words.board(sight(state), viewer).map(format),
    decision: (state, seat) => format(words.decision(sight(state), seat)),
    move: (state, seat, move) => format(words.move(sight(state), seat, redact(move, viewer))),
    event,
    events: (events) => events.map(event).filter((line) => line !== ''),
    facts: (state, facts) => words.facts?.(sight(state), facts).map(format) ?? [],
    phrase: format,
  }
}

function seatIn({ values }: Phrase): Seat {
  const seat = values?.seat
  if (typeof seat !== 'number') throw new RangeError('A seat phrase has no seat.')
  // Phrases contain plain numbers; `name` handles those that are not seats of this table.
  return seat as Seat
}
