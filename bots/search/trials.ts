import { type Chance, fastChance, type Seat } from '@carriage/kernel'
import type { ThinkingBudget } from '../bot.ts'
import type { GameModel, TurnPlan } from '../game-model.ts'
import type { Found, Pondering } from './pondering.ts'

/** A plan and its results in the worlds where it was tried. */
interface Trial<State, Move> {
  readonly plan: TurnPlan<State, Move>
  readonly rank: number
  /** The number of halvings that it has survived. */
  survived: number
  visits: number
  sum: number
}

/** Limit of plans that are tried. */
const most = 8

/**
 * Sequential halving, for games whose turns are too long for a tree: each plan is played out in the same imagined
 * worlds with the same luck, and the worse half is dropped repeatedly, so that close plans are compared most often.
 */
export class Trials<State, Move> implements Pondering<State, Move> {
  readonly #model: GameModel<State, Move>
  readonly #view: State
  readonly #seat: Seat
  readonly #seed: number
  readonly #trials: readonly Trial<State, Move>[]
  readonly #gain: Float64Array
  #worlds = 0
  iterations = 0

  constructor(model: GameModel<State, Move>, view: State, seat: Seat, seed: number) {
    this.#model = model
    this.#view = view
    this.#seat = seat
    this.#seed = seed
    const chance = fastChance(seed)
    const plans = model.plans(model.sampleHidden(view, seat, chance), seat, 'wide', chance).slice(0, most)
    this.#trials = plans.map((plan, rank) => ({ plan, rank, survived: 0, visits: 0, sum: 0 }))
    this.#gain = new Float64Array(plans[0]?.worth.length ?? 0)
  }

  get isOpen(): boolean {
    return this.#trials.length > 1
  }

  /** Never settled before its end: each world may still change the ranking. */
  isSettled(): boolean {
    return false
  }

  /** Runs this many play-outs, or until stopped. */
  run({ iterations = 0, stop }: Pick<ThinkingBudget, 'iterations' | 'stop'>): void {
    // A small number of worlds is better spent on few plans.
    let left = this.#trials.slice(0, Math.max(2, Math.ceil(iterations / 2)))
    const rounds = Math.ceil(Math.log2(left.length))
    for (let round = 0; round < rounds; round++) {
      const worlds = Math.max(1, Math.floor(iterations / rounds / left.length))
      for (let world = 0; world < worlds; world++) {
        const luck = this.#seed + 2 ** 33 * ++this.#worlds
        for (const trial of left) {
          if (stop?.()) return
          this.#try(trial, fastChance(luck))
        }
      }
      left = left.sort(better).slice(0, Math.ceil(left.length / 2))
      for (const trial of left) trial.survived++
    }
  }

  /** The plans, those that survived longest first. */
  get found(): Found<State, Move>[] {
    return this.#trials
      .toSorted((a, b) => b.survived - a.survived || better(a, b))
      .map((trial) => ({ plan: trial.plan, visits: trial.visits, worth: meanOf(trial) }))
  }

  #try(trial: Trial<State, Move>, chance: Chance): void {
    const world = this.#model.sampleHidden(this.#view, this.#seat, chance)
    const end = this.#model.follow(world, this.#seat, trial.plan, chance)
    if (this.#model.playOut) this.#model.playOut(end, chance, this.#gain, this.#view)
    else this.#model.worth(end, this.#gain)
    trial.visits++
    trial.sum += this.#gain[this.#seat] ?? 0
    this.iterations++
  }
}

function meanOf({ visits, sum }: { readonly visits: number; readonly sum: number }): number {
  return visits === 0 ? 0 : sum / visits
}

/** By mean result, then by the ranking before the trials. */
function better<State, Move>(a: Trial<State, Move>, b: Trial<State, Move>): number {
  return meanOf(b) - meanOf(a) || a.rank - b.rank
}
