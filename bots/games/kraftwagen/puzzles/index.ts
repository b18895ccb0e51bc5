import type { PuzzleStock } from '../../../puzzle.ts'
import stock from './puzzles.record.json' with { type: 'json' }

/** The puzzles of this game; `pnpm bots puzzles` finds and checks them. */
export const puzzles: PuzzleStock = stock
