import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { canonical } from '@carriage/kernel'
import { choicesOfPuzzle, entryOf, type Puzzle, type PuzzleGame, type PuzzleStock } from '../../puzzle.ts'
import type { PuzzleSource } from '../../puzzle-source.ts'
import type { SeatMove } from './exact.ts'
import type { FoundPuzzle } from './find.ts'
import type { FinishedGame } from './finished-games.ts'

function fileOf(game: string): string {
  return fileURLToPath(new URL(`../../games/${game}/puzzles/puzzles.record.json`, import.meta.url))
}

/** The stored puzzles of a game; undefined if none. */
export function readStock(game: string): PuzzleStock | undefined {
  const file = fileOf(game)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PuzzleStock) : undefined // written below
}

export function writeStock(game: string, { rules, moves, games, puzzles }: PuzzleStock): void {
  const lines = (list: readonly unknown[]) => `[\n${list.map((each) => JSON.stringify(each)).join(',\n')}\n]`
  const text = `{"rules":${rules},\n"moves":${lines(moves)},\n"games":${lines(games)},\n"puzzles":${lines(puzzles)}}\n`
  writeFileSync(fileOf(game), text)
}

/** How puzzles of one game are found and judged; undefined for a game that has none. */
export async function puzzleSourceFor(game: string): Promise<PuzzleSource | undefined> {
  const file = new URL(`../../games/${game}/puzzles/source.ts`, import.meta.url)
  if (!existsSync(file)) return undefined
  return ((await import(file.href)) as { readonly puzzleSource: PuzzleSource }).puzzleSource
}

/** Adds a puzzle of a finished game: every move is stored once, and the game up to the first puzzle found in it. */
export function withPuzzle(stock: PuzzleStock, played: FinishedGame, puzzle: FoundPuzzle): PuzzleStock {
  const moves = [...stock.moves]
  const places = new Map(moves.map((move, place) => [move, place]))
  const placeOf = (move: object) => {
    const key = canonical(move)
    const place = places.get(key) ?? moves.push(key) - 1
    places.set(key, place)
    return place
  }
  const entry = ({ seat, move }: SeatMove) => placeOf(move) * 8 + seat
  const { at, seat, goal, choices, best, found } = puzzle
  const games = [...stock.games]
  const game = gameCalled(stock, played.name) ?? games.push(storedGame(played, at, entry)) - 1
  const added: Puzzle = {
    id: `${played.name}-${at}`,
    game,
    at,
    seat,
    goal,
    choices: choices.map(({ move, value }) => [placeOf(move), value]),
    best: best.line.map(entry),
    found,
  }
  return { ...stock, moves, games, puzzles: [...stock.puzzles, added] }
}

/** A stored game, up to its last puzzle. */
export function gameOfPuzzle(stock: PuzzleStock, { id, game, at }: Puzzle): FinishedGame {
  const stored = stock.games[game]
  if (!stored) throw new RangeError(`The game of puzzle ${id} is not stored.`)
  const moves = stored.line.map((entry) => entryOf(stock, entry))
  return { ...stored, name: id.slice(0, -`-${at}`.length), moves, drawn: [] }
}

/** A stored puzzle in the form in which it was found. */
export function foundBefore(stock: PuzzleStock, puzzle: Puzzle): FoundPuzzle {
  const line = puzzle.best.map((entry) => entryOf(stock, entry))
  const choices = choicesOfPuzzle(stock, puzzle).map((choice) => ({ ...choice, line: [] }))
  const [best] = choices
  if (!best) throw new RangeError(`Puzzle ${puzzle.id} has no choices.`)
  const { at, seat, goal, found } = puzzle
  // A stock was written by withPuzzle, and is validated by its tests.
  return { at, seat, goal, choices, best: { ...best, line }, found } as FoundPuzzle
}

/** The place of a game from which puzzles were drawn before. */
export function gameCalled({ puzzles }: PuzzleStock, name: string): number | undefined {
  return puzzles.find(({ id, at }) => id === `${name}-${at}`)?.game
}

function storedGame(
  { seats, options, draws, moves, drawn }: FinishedGame,
  until: number,
  entry: (made: SeatMove) => number,
): PuzzleGame {
  return { seats, options, draws: draws.slice(0, drawn[until]), line: moves.slice(0, until).map(entry) }
}
