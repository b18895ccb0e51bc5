import {
  type AnyGame,
  type AnyTitle,
  type Chance,
  type Draw,
  isSecret,
  open,
  recordedChance,
  type Seat,
  silentEffects,
} from '@carriage/kernel'
import { recordRandomGame } from '@carriage/kernel/conform'

/** A game played in advance, so that every contender does the very same work. */
export interface RecordedGame {
  readonly players: readonly string[]
  readonly options: object
  readonly start: object
  readonly openingDraws: readonly number[]
  readonly moves: readonly RecordedMove[]
}

export interface RecordedMove {
  readonly n: number
  readonly seat: Seat
  readonly move: object
  readonly draws: readonly number[]
  /** The position after it. */
  readonly after: object
}

/** Random games of a title, of all its variants in turn. */
export function recordGames(title: AnyTitle, count: number): RecordedGame[] {
  return Array.from({ length: count }, (_, i) => recordGame(title, i))
}

function recordGame(title: AnyTitle, i: number): RecordedGame {
  const [game] = title.versions
  const variant = title.variants[i % title.variants.length]
  if (!variant) throw new RangeError(`${game.id} has no variants to try.`)
  const { players, options, opening, log } = recordRandomGame(title, variant, i + 1)
  const start = game.setup({ seats: players.length, options }, silentEffects(recordedChance(opening.draws)))
  const moves: RecordedMove[] = []
  const state = game.clone(start)
  for (const entry of log) {
    if ('undo' in entry) continue
    const { n, seat, move } = entry
    game.play(state, seat, move, silentEffects(recordedChance(entry.draws)))
    moves.push({ n, seat, move, draws: entry.draws.map(outcome), after: game.clone(state) })
  }
  return { players, options, start, openingDraws: opening.draws.map(outcome), moves }
}

function outcome(draw: Draw): number {
  return isSecret(draw) ? open(draw) : draw
}

/** Deals the draws that are put into it: as little work as luck can be. */
export class Dealt implements Chance {
  #draws: readonly number[] = []
  #next = 0

  put(draws: readonly number[]): this {
    this.#draws = draws
    this.#next = 0
    return this
  }

  below(): number {
    return this.#draws[this.#next++] ?? 0
  }
}

export function startsOf(game: AnyGame, games: readonly RecordedGame[]): object[] {
  return games.map(({ start }) => game.clone(start))
}
