import { type AnyGame, type Chance, fastChance, type Seat } from '@carriage/kernel'

/** Somebody who decides for a seat. It is shown what the seat sees and nothing else. */
export interface Player {
  /** A legal move for a seat that the game waits for. */
  choose(game: AnyGame, view: object, seat: Seat): object
}

/** A player who makes any legal move. */
export function randomPlayer(chance: Chance = fastChance(Date.now())): Player {
  return {
    choose(game, view, seat) {
      const turn = game.turn(view)
      if (!turn.over && turn.open && game.suggest) return game.suggest(view, seat, chance)
      return pick(game.moves(view, seat), chance)
    },
  }
}

/** One of the moves, each equally likely, without keeping them all: there may be many. */
function pick(moves: Iterable<object>, chance: Chance): object {
  let chosen: object | undefined
  let seen = 0
  for (const move of moves) if (chance.below(++seen) === 0) chosen = move
  if (!chosen) throw new Error('The game waits for a seat that has no legal move.')
  return chosen
}
