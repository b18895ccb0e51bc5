import { type AnyGame, awaitedSeats, canonical, recordedChance, type Seat, silentEffects } from '@carriage/kernel'

/** The stored puzzles of a game: `bots/games/ID/puzzles/puzzles.record.json`, written by `pnpm bots puzzles`. */
export interface PuzzleStock {
  readonly rules: number
  /** Every move that occurs, as canonical JSON, once; elsewhere a move is its index here. */
  readonly moves: readonly string[]
  readonly games: readonly PuzzleGame[]
  readonly puzzles: readonly Puzzle[]
}

/** A finished game from which puzzles were drawn, up to the last of them. */
export interface PuzzleGame {
  readonly seats: number
  readonly options: object
  /** All draws in their order, from the set-up on. */
  readonly draws: readonly number[]
  /** The moves that stand: the place of each in `moves` times eight, plus the seat. */
  readonly line: readonly number[]
}

/** A decision of which one choice is much the best. */
export interface Puzzle {
  readonly id: string
  /** Which of the games, after how many of its moves, and who decides. */
  readonly game: number
  readonly at: number
  readonly seat: number
  /**
   * What the figures are: the lead at the end of the game, the same on average over many lucks, or the money that the seat
   * earns in this phase.
   */
  readonly goal: string
  /** Every legal move, by its place in `moves`, and its value if all seats then do what is best for them. */
  readonly choices: readonly (readonly number[])[]
  /** What happens after the best choice, as in the line of a game; the first move is that choice. */
  readonly best: readonly number[]
  /** The lowest level of bots that finds it. */
  readonly found: string
}

export const puzzleGoals = ['lead', 'expected', 'earned'] as const
export type PuzzleGoal = (typeof puzzleGoals)[number]

/** A choice of a puzzle and its value. */
export interface PuzzleChoice {
  readonly move: object
  readonly value: number
}

/** The position of a puzzle; refuses a game that the rules do not allow. */
export function puzzlePosition(game: AnyGame, stock: PuzzleStock, puzzle: Puzzle): object {
  const played = stock.games[puzzle.game]
  if (!played) throw new RangeError(`The game of the puzzle ${puzzle.id} is missing.`)
  const fx = silentEffects<object>(recordedChance(played.draws))
  const state = game.setup({ seats: played.seats, options: played.options }, fx)
  for (const [n, entry] of played.line.slice(0, puzzle.at).entries()) {
    const { seat, move } = entryOf(stock, entry)
    const turn = game.turn(state)
    if (turn.over || !awaitedSeats(turn).includes(seat) || !game.judge(state, seat, move).legal)
      throw new Error(`Move ${n} before the puzzle ${puzzle.id} is not legal.`)
    game.play(state, seat, move, fx)
  }
  return state
}

/** The seat and the move of a number in a line. */
export function entryOf(stock: PuzzleStock, entry: number): { readonly seat: Seat; readonly move: object } {
  return { seat: (entry % 8) as Seat, move: moveAt(stock, placeOfMove(entry)) }
}

/** The place in `moves` of a number in a line. */
export function placeOfMove(entry: number): number {
  return Math.floor(entry / 8)
}

/** The choices of a puzzle, the best first. */
export function choicesOfPuzzle(stock: PuzzleStock, { choices }: Puzzle): PuzzleChoice[] {
  return choices
    .map(([place = 0, value = 0]) => ({ move: moveAt(stock, place), value }))
    .sort((a, b) => b.value - a.value)
}

/** What a move comes to in a puzzle, and what the best does; undefined for a move that is none of its choices. */
export function answerTo(
  choices: readonly PuzzleChoice[],
  move: object,
): { readonly value: number; readonly best: number } | undefined {
  const key = canonical(move)
  const chosen = choices.find((choice) => canonical(choice.move) === key)
  const [first] = choices
  return chosen && first && { value: chosen.value, best: first.value }
}

/**
 * The puzzle of a day, counted since 1970 in universal time, the same for everybody. Each comes once before one comes
 * again; puzzles of the same game, which are stored side by side, come on days far apart.
 */
export function puzzleOfDay<Each>(puzzles: readonly Each[], day: number): Each | undefined {
  const { length } = puzzles
  let step = leastStep
  while (length > 1 && commonDivisor(step, length) > 1) step++
  return puzzles[(((day * step) % length) + length) % length]
}

const leastStep = 7

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}

function moveAt({ moves }: PuzzleStock, place: number): object {
  const key = moves[place]
  if (key === undefined) throw new RangeError(`The move ${place} of the puzzles is missing.`)
  return JSON.parse(key) as object // written by pnpm bots puzzles, and read by the tests
}
