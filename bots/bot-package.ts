import type { GivenPremove, Seat } from '@carriage/kernel'
import type { Adviser } from './advice/adviser.ts'
import type { Bot, ThinkingBudget } from './bot.ts'
import type { Level } from './levels.ts'
import type { StandIn } from './stand-in.ts'

/**
 * Everything that bots know of one game. Bots and advisers are only given views of their own game, which the
 * compiler cannot check.
 */
export interface BotPackage {
  at(level: Level): Bot
  /** The numbers that the judgement of a game rests on, for games whose bots judge by such. */
  readonly factors?: Readonly<Record<string, number>>
  /** A bot that judges by other numbers, to find better ones. */
  with?(level: Level, factors: Readonly<Record<string, number>>): Bot
  adviser(): Adviser
  /** What the reasons of its advice can be about. */
  readonly concerns: readonly string[]
  /** How a seat is played for a player who may come back; by default like a bot's own seat. */
  readonly standIn?: StandIn
  /** What a careful player would premove, in games that have premoves. */
  readonly orders?: (view: object, seat: Seat, budget: ThinkingBudget) => readonly GivenPremove[]
}
