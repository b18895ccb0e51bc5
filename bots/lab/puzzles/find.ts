import { type AnyGame, fastChance, recordedChance, redact, type Seat, silentEffects } from '@carriage/kernel'
import { type Level, levels } from '../../levels.ts'
import { botFor } from '../../node/index.ts'
import type { PuzzleGoal } from '../../puzzle.ts'
import type { PuzzleSource } from '../../puzzle-source.ts'
import { bestChoices, type ExactChoice, everyChoice, isSameMove } from './exact.ts'
import type { FinishedGame } from './finished-games.ts'
import { expectedChoices } from './long-search.ts'

/** A decision that makes a puzzle. */
export interface FoundPuzzle {
  readonly at: number
  readonly seat: Seat
  readonly goal: PuzzleGoal
  readonly choices: readonly ExactChoice[]
  readonly best: ExactChoice
  /** The lowest level that finds it. */
  readonly found: Level | 'longSearch'
}

/** In how many ways what a seat does not see is imagined. */
const worlds = 6
/** A puzzle has at least this many choices, and at most one in three is right. */
const fewestChoices = 3
/** How many Apprentices are asked: one alone does not always err. */
const beginners = 5
/** Puzzles of one game are at least this many moves apart. */
const apart = 8

/** The puzzles of a finished game, the last ones first. */
export function* puzzlesIn(game: AnyGame, source: PuzzleSource, played: FinishedGame): Generator<FoundPuzzle> {
  let tooEarly: number | undefined
  let last = Number.POSITIVE_INFINITY
  for (const { at, seat, state } of positionsOf(game, source, played).reverse()) {
    const period = source.periodOf(state)
    if (at > last - apart || (period === tooEarly && !source.playsOut)) continue
    const asked = new Asked(game, source, state, seat)
    if (asked.moves.length < fewestChoices || (period === tooEarly && !asked.isTurn) || asked.isEasy) continue
    const exact = period === tooEarly ? undefined : everyChoice(game, source, state, seat, asked.moves)
    if (!exact) tooEarly = period
    const choices = exact ?? (source.playsOut && asked.isTurn ? asked.expected() : undefined)
    const best = choices && asked.bestOf(choices)
    if (!best || (exact && !asked.isKnown(exact))) continue
    last = at
    yield { at, seat, goal: exact ? source.goal : 'expected', choices, best, found: asked.foundBy(choices) }
  }
}

/** A stored puzzle with today's bots; undefined if it no longer qualifies. */
export function puzzleAgain(
  game: AnyGame,
  source: PuzzleSource,
  state: object,
  { at, seat, goal }: FoundPuzzle,
): FoundPuzzle | undefined {
  const choices = (goal === 'expected' ? expectedChoices : everyChoice)(game, source, state, seat)
  const asked = new Asked(game, source, state, seat)
  const best = choices && asked.bestOf(choices)
  return best && { at, seat, goal, choices, best, found: asked.foundBy(choices) }
}

interface AskedPosition {
  readonly at: number
  readonly seat: Seat
  readonly state: object
}

function positionsOf(
  game: AnyGame,
  source: PuzzleSource,
  { seats, options, draws, moves }: FinishedGame,
): AskedPosition[] {
  const fx = silentEffects<object>(recordedChance(draws))
  const state = game.setup({ seats, options }, fx)
  const asked: AskedPosition[] = []
  for (const [at, { seat, move }] of moves.entries()) {
    if (source.isAsked(state, seat)) asked.push({ at, seat, state: game.clone(state) })
    game.play(state, seat, move, fx)
  }
  return asked.slice(-source.lastDecisions)
}

/** A decision and what bots say to it. */
class Asked {
  readonly moves: readonly object[]
  readonly #game: AnyGame
  readonly #source: PuzzleSource
  readonly #state: object
  readonly #view: object
  readonly #seat: Seat
  readonly #chosen = new Map<string, object>()

  constructor(game: AnyGame, source: PuzzleSource, state: object, seat: Seat) {
    this.#game = game
    this.#source = source
    this.#state = state
    this.#view = redact(state, seat)
    this.#seat = seat
    this.moves = [...game.moves(state, seat)]
  }

  get isTurn(): boolean {
    return this.#source.isTurn?.(this.#view) ?? true
  }

  /**
   * Whether the obvious choice is what a strong player would do: asked before every choice is tried, which takes
   * longer.
   */
  get isEasy(): boolean {
    const strong = this.#choice('magnate')
    const greedy = this.#source.greedy?.(this.#view, this.#seat)
    if (greedy) return strong !== undefined && isSameMove(greedy, strong)
    const plain = Array.from({ length: beginners }, (_, n) => this.#choice('apprentice', n + 1))
    return plain.every((move) => move && strong && isSameMove(move, strong))
  }

  /** What every choice comes to on average, as long as a strong player may be right. */
  expected(): ExactChoice[] | undefined {
    return expectedChoices(this.#game, this.#source, this.#state, this.#seat, this.#choice('magnate'))
  }

  /** The best choice, if it is much better than all that are wrong, and a long search finds it too. */
  bestOf(choices: readonly ExactChoice[]): ExactChoice | undefined {
    const right = bestChoices(choices)
    const [best] = right
    const next = Math.max(...choices.filter((each) => !right.includes(each)).map(({ value }) => value))
    if (!best || right.length * 3 > choices.length || next > best.value - this.#source.clearly) return undefined
    const long = this.#choice('magnate', 1, this.#source.longSearch)
    return long && isAmong(right, long) ? best : undefined
  }

  foundBy(choices: readonly ExactChoice[]): Level | 'longSearch' {
    const right = bestChoices(choices)
    const finds = (level: Level) => {
      const move = this.#choice(level)
      return move !== undefined && isAmong(right, move)
    }
    // An Apprentice that finds it did so by luck.
    return levels.find((level) => level !== 'apprentice' && finds(level)) ?? 'longSearch'
  }

  /** Whether the same choices are the best whatever the seat does not see. */
  isKnown(choices: readonly ExactChoice[]): boolean {
    const right = bestChoices(choices)
    const seen = new Set<string>()
    for (let world = 1; world <= worlds; world++) {
      const imagined = this.#source.imagine(this.#view, this.#seat, fastChance(world))
      const key = this.#source.keyOf(imagined)
      if (seen.has(key)) continue
      seen.add(key)
      const there = everyChoice(this.#game, this.#source, imagined, this.#seat, this.moves)
      if (!there || bestChoices(there).some(({ move }) => !isAmong(right, move))) return false
    }
    return true
  }

  #choice(level: Level, seed = 1, iterations?: number): object | undefined {
    const asked = `${level} ${seed} ${iterations}`
    const known = this.#chosen.get(asked)
    if (known) return known
    const budget = iterations === undefined ? { seed } : { seed, iterations }
    const move = botFor(this.#game.id, level)?.choose(this.#view, this.#seat, budget)
    if (move) this.#chosen.set(asked, move)
    return move
  }
}

function isAmong(choices: readonly ExactChoice[], move: object): boolean {
  return choices.some((each) => isSameMove(each.move, move))
}
