import type { Move } from '@carriage/horseless-carriage'

/** A move, and about what it brings in dollars beside the others. */
export interface RankedMove {
  readonly move: Move
  readonly dollars: number
}

/** The moves by what they bring, the best first; equals keep their order. */
export function rankedBy(moves: Iterable<Move>, worth: (move: Move) => number): RankedMove[] {
  const ranked = Array.from(moves, (move) => ({ move, dollars: worth(move) }))
  return ranked.sort((a, b) => b.dollars - a.dollars)
}
