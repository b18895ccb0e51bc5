import type { NewTable, Pace } from '@carriage/protocol'

/** The table of a quick match: the game with defaults, for everybody to watch. */
export function quickTable(
  game: string,
  seats: number,
  settings: { readonly pace: Pace; readonly rated: boolean },
): NewTable {
  return {
    game,
    options: {},
    seats,
    pace: settings.pace,
    visibility: 'open',
    bots: [],
    hints: false,
    learning: false,
    rated: settings.rated,
    ready: true,
  }
}
