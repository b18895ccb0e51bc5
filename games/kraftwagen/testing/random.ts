import { canonical, fastChance } from '@carriage/kernel'
import { anyOf } from '@carriage/kraftwagen-family/testing'
import type { Play } from './play.ts'

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
