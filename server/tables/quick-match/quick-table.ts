import type { NewTable, Pace } from '@carriage/protocol'

/** The table of a quick match: the game with defaults, for everybody to watch. */
export function quickTable(
  game: string,
  seats: number,
  terms: { readonly pace: Pace; readonly rated: boolean },
): NewTable {
  return {
    game,
    options: {},
    seats,
    pace: terms.pace,
    visibility: 'open',
    bots: [],
    hints: false,
    learning: false,
    rated: terms.rated,
    ready: true,
  }
}
