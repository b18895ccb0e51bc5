import { type Chance, canonical, fastChance } from '@carriage/kernel'
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

/** Plays the same random moves in two games to their end, looking at them after each. Both must offer the same moves. */
export function playTwins(game: Play, twin: Play, seed: number, look: () => void): void {
  const choice = fastChance(seed)
  while (!game.over) {
    const moves = game.moves()
    if (canonical(twin.moves()) !== canonical(moves)) throw new Error('The twins offer different moves.')
    const move = anyOf(moves, choice)
    game.play(move)
    twin.play(move)
    look()
  }
}

function anyOf(moves: readonly Move[], choice: Chance): Move {
  return moves[choice.below(moves.length)]!
}
