import { type AnyGame, fastChance } from '@carriage/kernel'
import type { Bot } from '../../bot.ts'

/** Makes any legal move. */
export function randomPlayer(game: AnyGame): Bot {
  return {
    choose(view, seat, { seed }) {
      const chance = fastChance(seed)
      const turn = game.turn(view)
      if (!turn.over && turn.open && game.suggest) return game.suggest(view, seat, chance)
      const moves = [...game.moves(view, seat)]
      const move = moves[chance.below(moves.length)]
      if (!move) throw new RangeError('The game waits for a seat that has no legal move.')
      return move
    },
  }
}
