import type { Adviser } from './advice/adviser.ts'
import type { Level } from './levels.ts'
import type { Player } from './player.ts'
import type { StandIn } from './stand-in.ts'

/**
 * All that bots know of one game. Players and advisers are only ever shown views of the game that they were asked for,
 * which is more than the compiler can know.
 */
export interface BotPackage {
  player(level: Level): Player
  adviser(): Adviser
  /** What the reasons of its advice can be about. */
  readonly concerns: readonly string[]
  /** How a seat is played for a player who may come back; by default like a bot's own seat. */
  readonly standIn?: StandIn
}
