import type { Move, State } from '@carriage/horseless-carriage'
import { fastChance, type Seat, secret } from '@carriage/kernel'
import type { ThinkingBudget } from '../../bot.ts'
import type { Found, Pondering } from '../../search/index.ts'
import { chanceOfLead } from './judgement.ts'
import { type RankedPlan, rankPlans } from './planner/index.ts'

/** Advice on a factory: the plans that the Magnate compares, in its order, so that a hint is what it would build itself. */
export class PlannedFactory implements Pondering<State, Move> {
  readonly #view: State
  readonly #seat: Seat
  readonly #seed: number
  readonly #effort: { readonly tries: number; readonly lookAhead: boolean }
  #ranked: readonly RankedPlan[] = []
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
    this.#ranked = rankPlans(this.#view, this.#seat, { ...this.#effort, chance: fastChance(this.#seed), stop })
    this.iterations = this.#effort.tries
  }

  get found(): Found<State, Move>[] {
    const [best] = this.#ranked
    const seats = this.#view.players.length
    return this.#ranked.map(({ plan, dollars }) => {
      // The dollars by which a plan falls short of the best one are taken off the lead.
      const worth = chanceOfLead(dollars - (best?.dollars ?? 0))
      const moves = [{ kind: 'submitPlan', plan: secret(plan, [this.#seat]) }] as const
      return { plan: { moves, worth: new Float64Array(seats).fill(worth), chancy: true }, visits: 1, worth }
    })
  }
}
