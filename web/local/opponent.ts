import type { Level } from '@carriage/bots'
import { type AnyGame, fastChance, type Seat } from '@carriage/kernel'
import { simpleMove } from './simple-player.ts'

/** Decides for a seat from what that seat sees. */
export type Opponent = (game: AnyGame, view: object, seat: Seat, seed: number) => object

/** A bot of this level; where no bot has learned the game, one that knows only the rules. */
export async function opponentOf(game: string, level: Level): Promise<Opponent> {
  // Bots weigh more than the rules, so the table is shown before they come.
  const { botFor } = await import('@carriage/bots')
  const bot = botFor(game, level)
  return bot ? (_game, view, seat, seed) => bot.choose(view, seat, { seed }) : simpleOpponent
}

export const simpleOpponent: Opponent = (game, view, seat, seed) => simpleMove(game, view, seat, fastChance(seed))
