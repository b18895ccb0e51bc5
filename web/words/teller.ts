import { type Facts, type Messages, type Phrase, redact, type Seat, type Viewer } from '@carriage/kernel'
import type { PlayedTitle } from './played-title.ts'
import { type Language, type Values, voiceOf } from './speak.ts'
import { messagesIn } from './translations.ts'

/** Puts a table into words for one viewer, who is told nothing that it may not know. */
export interface Teller {
  readonly title: string
  name(seat: Seat): string
  board(view: object): string[]
  decision(view: object, seat: Seat): string
  /** A move, made in this position. */
  move(view: object, seat: Seat, move: object): string
  event(event: object): string
  /** What happened, a line for each event of which the game has something to say. */
  events(events: readonly object[]): string[]
  /** What a refusal looked at, as far as the game has words for it. */
  facts(view: object, facts: Facts): string[]
  /** Any phrase of the game's catalogue, such as `buyer.engine`. */
  phrase(phrase: Phrase): string
}

export function tellerOf(title: PlayedTitle, language: Language, viewer: Viewer, name: (seat: Seat) => string): Teller {
  const { words } = title
  const voice = voiceOf(withBadges(messagesIn(title, language)), language)

  function tell(phrase: Phrase): string {
    const { id, values = {} } = phrase
    if (id === 'seat') return name(seatIn(phrase))
    const filled: Record<string, string | number> = {}
    for (const [place, value] of Object.entries(values)) filled[place] = typeof value === 'object' ? tell(value) : value
    return voice(id, filled satisfies Values)
  }

  const seen = new WeakMap<object, object>()
  /** A position is looked at many times, once for each move in it. */
  function sight(view: object): object {
    const known = seen.get(view) ?? redact(view, viewer)
    seen.set(view, known)
    return known
  }

  const said = new WeakMap<object, string>()
  /** The log tells the same events again each time that it is opened. */
  function event(happened: object): string {
    const line = said.get(happened) ?? tell(words.event(redact(happened, viewer))).trim()
    said.set(happened, line)
    return line
  }

  return {
    title: voice('title'),
    name,
    board: (view) => words.board(sight(view), viewer).map(tell),
    decision: (view, seat) => tell(words.decision(sight(view), seat)),
    move: (view, seat, move) => tell(words.move(sight(view), seat, redact(move, viewer))),
    event,
    events: (events) => events.map(event).filter((line) => line !== ''),
    facts: (view, facts) => words.facts?.(redact(view, viewer), facts).map(tell) ?? [],
    phrase: tell,
  }
}

/** Seats have our badges here; the colours of the box beside a name would only mislead. */
function withBadges(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([language, catalogue]) => [language, { ...catalogue, 'board.player': '{seat}' }]),
  )
}

function seatIn({ values }: Phrase): Seat {
  const seat = values?.seat
  if (typeof seat !== 'number') throw new RangeError('A seat phrase names no seat.')
  // Phrases carry plain numbers; `name` answers for those that are no seat of this table.
  return seat as Seat
}
