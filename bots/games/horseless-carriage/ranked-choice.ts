import { horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import { fastChance, type Seat, secret, silentEffects } from '@carriage/kernel'
import type { ThinkingBudget } from '../../bot.ts'
import type { Found, Pondering } from '../../search/index.ts'
import { greedyMove, type RankedMove, rankMoves, rankPlacements } from './greedy/index.ts'
import { chanceOfLead } from './judgement.ts'
import { horselessModel } from './model.ts'
import { rankPlans } from './planner/index.ts'
import { rankSales } from './played-sales.ts'
import { horselessThinking } from './player.ts'
import { sampleHidden } from './sample-hidden.ts'

/** Advice on a decision that a Magnate ranks and does not search: a hint is what it would do itself. */
export class RankedChoice implements Pondering<State, Move> {
  readonly #view: State
  readonly #seat: Seat
  readonly #seed: number
  #effort: { readonly tries: number; readonly lookAhead: boolean }
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

  /** A smaller budget than that of a Magnate has that part of its ideas. */
  run({ iterations, stop }: Pick<ThinkingBudget, 'iterations' | 'stop'>): void {
    const { magnate } = horselessThinking
    const usual = magnate.kind === 'search' ? magnate.iterations * horselessModel.effort(this.#view) : 0
    const part = (iterations ?? usual) / usual
    if (part < 1) this.#effort = { tries: Math.ceil(this.#effort.tries * part), lookAhead: false }
    this.#ranked = this.#rank(stop)
    this.iterations = this.#effort.tries
  }

  #rank(stop: ThinkingBudget['stop']): RankedMove[] {
    switch (this.#view.stage.name) {
      case 'setUp':
        return rankPlacements(this.#view, this.#seat, { ...this.#effort, chance: fastChance(this.#seed), stop })
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
      const moves: readonly [Move, ...Move[]] = [move, ...this.#restOfSale(move)]
      return { plan: { moves, worth: new Float64Array(seats).fill(worth), chancy: true }, visits: 1, worth }
    })
  }

  /** The choices of the seat until the next seat sells. */
  #restOfSale(first: Move): Move[] {
    if (this.#view.stage.name !== 'sales') return []
    const chance = fastChance(this.#seed)
    const state = sampleHidden(this.#view, chance)
    const rest: Move[] = []
    const fx = silentEffects<object>(chance)
    for (let next = first; ; rest.push(next)) {
      horselessCarriage.play(state, this.#seat, next, fx)
      if (state.stage.name !== 'sales' || state.stage.step.name === 'dealership') return rest
      if (state.stage.selling[0] !== this.#seat) return rest
      next = greedyMove(state, this.#seat, { tries: 0, chance })
    }
  }
}
