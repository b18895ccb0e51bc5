import { brains } from './brains.ts'
import type { Level } from './levels.ts'
import type { Player } from './player.ts'
import type { StandIn } from './stand-in.ts'

/** The player of a level for a game, by the game's id; none for a game that no bot has learned. */
export function botFor(game: string, level: Level): Player | undefined {
  return brains[game]?.player(level)
}

/** How a seat is played for a player who may come back, where that differs from a bot's own play. */
export function standInFor(game: string): StandIn | undefined {
  return brains[game]?.standIn
}
