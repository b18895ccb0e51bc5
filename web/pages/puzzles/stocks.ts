import type { Puzzle, PuzzleStock } from '@carriage/bots/puzzle'
import { puzzleOfDay } from '@carriage/bots/puzzle'
import { games } from '../../games/index.ts'

// Not in the manifest, which is part of the first page.
const found = import.meta.glob<PuzzleStock>('../../games/*/puzzles.ts', { import: 'puzzles' })

/** The games with puzzles, in order. */
export const gamesWithPuzzles: readonly string[] = games
  .map(({ id }) => id)
  .filter((id) => found[`../../games/${id}/puzzles.ts`] !== undefined)

export async function puzzlesOf(game: string): Promise<PuzzleStock | undefined> {
  return found[`../../games/${game}/puzzles.ts`]?.()
}

const dayLength = 86_400_000

/** The number of a day in UTC: everybody has the same puzzle. */
export function puzzleDayOf(time: number): number {
  return Math.floor(time / dayLength)
}

/** The middle of a day, for formatting its date in UTC. */
export function puzzleDateOf(day: number): Date {
  return new Date(day * dayLength + dayLength / 2)
}

/** The puzzle of a game on one day. */
export function daily({ puzzles }: PuzzleStock, day: number): Puzzle | undefined {
  return puzzleOfDay(puzzles, day)
}

/** The last day up to today that had this puzzle. */
export function lastDayOf({ puzzles }: PuzzleStock, puzzle: Puzzle, today: number): number | undefined {
  for (let day = today; day > today - puzzles.length; day--) if (puzzleOfDay(puzzles, day)?.id === puzzle.id) return day
  return undefined
}

export function puzzleAddress(game: string, { id }: Pick<Puzzle, 'id'>): string {
  return `/puzzles/${game}/${id}`
}
