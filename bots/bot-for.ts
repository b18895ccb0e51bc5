import { brains } from './brains.ts'
import type { Level } from './levels.ts'
import type { Player } from './player.ts'

/** The player of a level for a game, by the game's id; none for a game that no bot has learned. */
export function botFor(game: string, level: Level): Player | undefined {
  return brains[game]?.player(level)
}
