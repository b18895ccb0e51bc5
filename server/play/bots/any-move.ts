import type { AnyGame, Chance, Seat } from '@carriage/kernel'

/** Any legal move, for a game without a model. It is chosen by what the seat sees and nothing else. */
export function anyMove(game: AnyGame, view: object, seat: Seat, chance: Chance): object {
  const turn = game.turn(view)
  if (!turn.over && turn.open && game.suggest) return game.suggest(view, seat, chance)
  return pick(game.moves(view, seat), chance)
}

/** One of the moves, each equally likely, without storing them all: there may be many. */
function pick(moves: Iterable<object>, chance: Chance): object {
  let chosen: object | undefined
  let seen = 0
  for (const move of moves) if (chance.below(++seen) === 0) chosen = move
  if (!chosen) throw new Error('The game waits for a seat that has no legal move.')
  return chosen
}
