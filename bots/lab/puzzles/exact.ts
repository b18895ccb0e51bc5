import { type AnyGame, awaitedSeats, canonical, fastChance, LiveEffects, type Seat } from '@carriage/kernel'
import type { PuzzleSource } from '../../puzzle-source.ts'

/** Limit of positions of one search. */
const mostPositions = 4_000

/** A move and who made it. */
export interface SeatMove {
  readonly seat: Seat
  readonly move: object
}

/** What a choice comes to. */
export interface ExactChoice {
  readonly move: object
  readonly value: number
  /** The choice and what follows it until all is settled. */
  readonly line: readonly SeatMove[]
}

interface Outcome {
  readonly figures: readonly number[]
  readonly next?: { readonly by: SeatMove; readonly to: Outcome }
}

/**
 * Tries every choice to the end, all seats doing what is best for them: exact, where nothing is drawn or revealed on
 * the way. Undefined if something is, or if there are too many continuations.
 */
export function everyChoice(
  game: AnyGame,
  source: PuzzleSource,
  state: object,
  seat: Seat,
  moves: Iterable<object> = game.moves(state, seat),
): ExactChoice[] | undefined {
  const search = new ExactSearch(game, source, state)
  const tried: ExactChoice[] = []
  for (const move of moves) {
    const outcome = search.after(state, seat, move)
    if (!outcome) return undefined
    tried.push({ move, value: outcome.figures[seat] ?? 0, line: [{ seat, move }, ...lineOf(outcome)] })
  }
  return tried
}

class ExactSearch {
  readonly #known = new Map<string, Outcome>()
  readonly #game: AnyGame
  readonly #source: PuzzleSource
  readonly #from: object

  constructor(game: AnyGame, source: PuzzleSource, from: object) {
    this.#game = game
    this.#source = source
    this.#from = from
  }

  after(state: object, seat: Seat, move: object): Outcome | undefined {
    const next = this.#game.clone(state)
    const fx = new LiveEffects<object>(fastChance(1))
    this.#game.play(next, seat, move, fx)
    if (this.#source.isSettled(next, this.#from)) return { figures: this.#source.figures(next, this.#from) }
    return fx.disclosed ? undefined : this.#best(next)
  }

  #best(state: object): Outcome | undefined {
    const key = this.#source.keyOf(state)
    const before = this.#known.get(key)
    if (before) return before
    if (this.#known.size >= mostPositions) return undefined
    const [seat, ...others] = awaitedSeats(this.#game.turn(state))
    // Seats that decide at the same time cannot be tried one after the other.
    if (seat === undefined || others.length > 0) return undefined
    let best: Outcome | undefined
    for (const move of this.#source.choices?.(state, seat) ?? this.#game.moves(state, seat)) {
      const to = this.after(state, seat, move)
      if (!to) return undefined
      if (!best || isBetter(to.figures, best.figures, seat))
        best = { figures: to.figures, next: { by: { seat, move }, to } }
    }
    if (best) this.#known.set(key, best)
    return best
  }
}

/** The own figure decides; of equal ones, that which leaves the others less. */
function isBetter(one: readonly number[], other: readonly number[], seat: Seat): boolean {
  const own = (one[seat] ?? 0) - (other[seat] ?? 0)
  if (own !== 0) return own > 0
  return sum(one) < sum(other)
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

function lineOf(outcome: Outcome): SeatMove[] {
  const line: SeatMove[] = []
  for (let at = outcome.next; at; at = at.to.next) line.push(at.by)
  return line
}

/** Those of the choices that come to the most. */
export function bestChoices(choices: readonly ExactChoice[]): ExactChoice[] {
  const most = Math.max(...choices.map(({ value }) => value))
  return choices.filter(({ value }) => value === most)
}

export function isSameMove(one: object, other: object): boolean {
  return canonical(one) === canonical(other)
}
