import { horselessPlayer } from './horseless-carriage/player.ts'
import { kraftwagenCraft } from './kraftwagen/craft.ts'
import { type Level, thinking } from './levels.ts'
import type { Player } from './player.ts'
import { thinker } from './think.ts'

/** The player of a level for a game, by the game's id; none for a game that no bot has learned. */
export function botFor(game: string, level: Level): Player | undefined {
  // A player is only ever shown views of the game that it was asked for, which is more than the compiler can know.
  switch (game) {
    case 'kraftwagen':
      return thinker(kraftwagenCraft(), thinking[level]) as Player
    case 'horseless-carriage':
      return horselessPlayer(level) as Player
    default:
      return undefined
  }
}
