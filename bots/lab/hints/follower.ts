import { type AnyGame, fastChance, preview, type Seat } from '@carriage/kernel'
import {
  type Adviser,
  isComparison,
  type Option,
  type PlanChange,
  type Reason,
  type TurnAim,
} from '../../advice/index.ts'
import type { Bot, ThinkingBudget } from '../../bot.ts'

/** What was counted over the decisions of a player who always takes the first hint. */
export interface HintFigures {
  readonly decisions: number
  /** Decisions without a hint, of those with several legal moves. */
  readonly none: number
  /** First hints without a reason and without the aim of the turn. */
  readonly unexplained: number
  /** First hints whose only reason is a comparison with the next one. */
  readonly compared: number
  /** Reasons of a first hint that hold of every other option too, where the options are all legal moves. */
  readonly common: number
  readonly changed: Readonly<Record<PlanChange['kind'], number>>
  /** Hints that left the plan of the turn without saying why. */
  readonly silent: number
}

/** Takes the first hint at every decision, and counts what hints must not do. */
export class HintFollower implements Bot {
  readonly #game: AnyGame
  readonly #adviser: Adviser
  /** The budget of each hint, if it is not that of a Magnate. */
  readonly #iterations: number | undefined
  readonly figures = {
    decisions: 0,
    none: 0,
    unexplained: 0,
    compared: 0,
    common: 0,
    changed: { drawn: 0, rival: 0, better: 0 },
    silent: 0,
  } satisfies HintFigures
  #aim: TurnAim | undefined
  /** The last answer, and the seed that it was found with. */
  latest: { readonly hints: readonly Option[]; readonly seed: number } = { hints: [], seed: 0 }

  constructor(game: AnyGame, adviser: Adviser, iterations: number | undefined) {
    this.#game = game
    this.#adviser = adviser
    this.#iterations = iterations
  }

  choose(view: object, seat: Seat, { seed }: ThinkingBudget): object {
    const { figures } = this
    const [only, ...more] = this.#game.moves(view, seat)
    const turn = this.#game.turn(view)
    const isForced = only !== undefined && more.length === 0 && !(!turn.over && turn.open)
    const aim = this.#aim && legalAim(this.#game, view, seat, this.#aim)
    const hints = this.#adviser.advise(
      view,
      seat,
      { seed, ...(this.#iterations !== undefined && { iterations: this.#iterations }) },
      aim,
    )
    this.latest = { hints, seed }
    const [hint] = hints
    const [move] = hint?.moves ?? []
    if (!isForced) {
      figures.decisions++
      if (!hint) figures.none++
      else this.#judge(hint, hints.slice(1), hints.length === more.length + 1)
    }
    if (hint?.change) figures.changed[hint.change.kind]++
    else if (aim && JSON.stringify(move) !== JSON.stringify(aim.moves[0])) figures.silent++
    const chosen = move ?? only ?? this.#game.suggest?.(view, seat, fastChance(seed))
    if (!chosen) throw new Error('A seat that is to move must have a move.')
    const rest = hint?.moves.slice(1) ?? []
    const seen = preview(this.#game, view, seat, chosen)
    const news = seen.legal && seen.stopped ? ({ kind: 'drawn' } as const) : undefined
    this.#aim = rest.length > 0 ? { reason: hint?.aim, moves: rest, news } : undefined
    return chosen
  }

  #judge({ reasons, aim }: Option, others: readonly Option[], areAll: boolean): void {
    const { figures } = this
    const grounds = reasons.filter(({ warns }) => !warns)
    if (grounds.length === 0 && !aim) figures.unexplained++
    if (grounds.length > 0 && grounds.every(isComparison)) figures.compared++
    if (!areAll || others.length === 0) return
    figures.common += grounds.filter((each) =>
      others.every((other) => other.reasons.some((their) => messageOf(their) === messageOf(each))),
    ).length
  }

  /** A rival has moved in between. */
  sees(seat: Seat): void {
    if (this.#aim) this.#aim = { ...this.#aim, news: this.#aim.news ?? { kind: 'rival', seat } }
  }
}

/** An aim whose next move is no longer legal has none. */
function legalAim(game: AnyGame, view: object, seat: Seat, aim: TurnAim): TurnAim {
  const [next] = aim.moves
  return next && game.judge(view, seat, next).legal ? aim : { ...aim, moves: [] }
}

function messageOf({ concern, points, facts }: Reason): string {
  return JSON.stringify([concern, Math.round(points), facts])
}
