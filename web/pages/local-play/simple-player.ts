import type { AnyGameRules, Chance, Seat } from '@carriage/kernel'

/** Plays a random legal move. It sees only what its seat may see. */
export function simpleMove(game: AnyGameRules, view: object, seat: Seat, chance: Chance): object {
  const turn = game.turn(view)
  if (!turn.over && turn.open && game.suggest) return game.suggest(view, seat, chance)
  const moves = [...game.moves(view, seat)]
  const move = moves[chance.below(moves.length)]
  if (!move) throw new RangeError(`Seat ${seat} has no legal move.`)
  return move
}
