import type { PuzzleSource } from '../../../puzzle-source.ts'
import { motorworksPuzzles } from '../../kraftwagen-family/puzzle-source.ts'
import { trainable } from '../trainable.ts'

// The cast is safe: it receives only positions of its own game.
export const puzzleSource = motorworksPuzzles(trainable) as unknown as PuzzleSource
