import type { AnyTitle, Facts, Seat, Viewer } from '@carriage/kernel'
import { createFormatter, createTranslator, type Translator } from '@carriage/kernel/translate'
import type { CliFormatter } from './formatter.ts'

/** Puts a table into words for viewers in turn: those at one screen, or the one of a command. */
export interface TableTranslator {
  readonly title: string
  name(seat: Seat, viewer?: Viewer): string
  board(state: object, viewer: Viewer): string[]
  decision(state: object, seat: Seat): string
  /** A move, made in this state. */
  move(state: object, viewer: Viewer, seat: Seat, move: object): string
  /** One line for each event that the game has a message for. */
  events(events: readonly object[], viewer: Viewer): string[]
  /** The facts of a refusal, as far as the game has messages for them. */
  facts(state: object, viewer: Viewer, facts: Facts): string[]
}

export function createTableTranslator(
  { words }: AnyTitle,
  language: string,
  players: readonly string[],
  t: CliFormatter,
): TableTranslator {
  const ofGame = createFormatter(words.messages, language)
  const translators = new Map<Viewer, Translator>()

  function name(seat: Seat, viewer?: Viewer): string {
    const player = players[seat]
    if (player === undefined) throw new RangeError(`There is no seat ${seat}.`)
    return seat === viewer ? t('seat.you', { name: player }) : player
  }

  function to(viewer: Viewer): Translator {
    const translator =
      translators.get(viewer) ?? createTranslator({ words, t: ofGame, viewer, name: (seat) => name(seat, viewer) })
    translators.set(viewer, translator)
    return translator
  }

  return {
    title: ofGame('title'),
    name,
    board: (state, viewer) => to(viewer).board(state),
    decision: (state, seat) => to(seat).decision(state, seat),
    move: (state, viewer, seat, move) => to(viewer).move(state, seat, move),
    events: (events, viewer) => to(viewer).events(events),
    facts: (state, viewer, facts) => to(viewer).facts(state, facts),
  }
}
