import type { Move, State } from '@carriage/horseless-carriage'
import { fastChance, type Seat, secret } from '@carriage/kernel'
import type { ThinkingBudget } from '../../bot.ts'
import type { Found, Pondering } from '../../search/index.ts'
import { type RankedMove, rankMoves } from './greedy/index.ts'
import { chanceOfLead } from './judgement.ts'
import { rankPlans } from './planner/index.ts'
import { rankSales } from './played-sales.ts'

/** Advice on a decision that a Magnate ranks and does not search: a hint is what it would do itself. */
export class RankedChoice implements Pondering<State, Move> {
  readonly #view: State
  readonly #seat: Seat
  readonly #seed: number
  readonly #effort: { readonly tries: number; readonly lookAhead: boolean }
  #ranked: readonly RankedMove[] = []
  iterations = 0

  constructor(view: State, seat: Seat, seed: number, effort: { readonly tries: number; readonly lookAhead: boolean }) {
    this.#view = view
    this.#seat = seat
    this.#seed = seed
    this.#effort = effort
  }

  readonly isOpen = true

  isSettled(): boolean {
    return this.iterations > 0
  }

  run({ stop }: Pick<ThinkingBudget, 'stop'>): void {
    this.#ranked = this.#rank(stop)
    this.iterations = this.#effort.tries
  }

  #rank(stop: ThinkingBudget['stop']): RankedMove[] {
    switch (this.#view.stage.name) {
      case 'factory':
        return this.#plans(stop)
      case 'sales':
        return rankSales(this.#view, this.#seat, stop)
      default:
        return rankMoves(this.#view, this.#seat)
    }
  }

  #plans(stop: ThinkingBudget['stop']): RankedMove[] {
    const ranked = rankPlans(this.#view, this.#seat, { ...this.#effort, chance: fastChance(this.#seed), stop })
    return ranked.map(({ plan, dollars }) => ({
      move: { kind: 'submitPlan', plan: secret(plan, [this.#seat]) },
      dollars,
    }))
  }

  get found(): Found<State, Move>[] {
    const [best] = this.#ranked
    const seats = this.#view.players.length
    return this.#ranked.map(({ move, dollars }) => {
      // The dollars by which a move falls short of the best one are taken off the lead.
      const worth = chanceOfLead(dollars - (best?.dollars ?? 0))
      return { plan: { moves: [move], worth: new Float64Array(seats).fill(worth), chancy: true }, visits: 1, worth }
    })
  }
}
