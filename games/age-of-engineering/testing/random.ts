import { type Chance, fastChance } from '@carriage/kernel'
import type { Move } from '../moves.ts'
import type { Play } from './play.ts'

/** How long a game may last before it counts as one that never ends. */
const moveLimit = 5000

/** Plays random legal moves to the end of the game and looks at each position on the way. The seed makes the choices. */
export function playAtRandom(game: Play, seed: number, look: (game: Play) => void = () => {}): Play {
  const choice = fastChance(seed)
  for (let moves = 0; !game.over; moves++) {
    if (moves === moveLimit) throw new Error(`The game has not ended after ${moveLimit} moves.`)
    look(game)
    game.play(anyOf(game.moves(), choice))
  }
  return game
}

function anyOf(moves: readonly Move[], choice: Chance): Move {
  return moves[choice.below(moves.length)]!
}
