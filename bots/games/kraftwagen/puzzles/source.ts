import type { PuzzleSource } from '../../../puzzle-source.ts'
import { familyPuzzles } from '../../kraftwagen-family/puzzle-source.ts'
import { trainable } from '../trainable.ts'

// The cast is safe: it receives only positions of its own game.
export const puzzleSource = familyPuzzles(trainable, { specialtyTiles: true }) as unknown as PuzzleSource
