import { type Chance, fastChance, type Seat } from '@carriage/kernel'
import type { ThinkingBudget } from '../bot.ts'
import type { GameModel, TurnPlan, Width } from '../game-model.ts'
import type { Found, Pondering } from './pondering.ts'

/** The parameters of a search. */
export interface Temper {
  /** The exploration constant: the weight of a plan's prior before it was visited. */
  readonly curiosity: number
  /** The temperature of the priors, in shares of a win. */
  readonly doubt: number
  /** Limit of plans of one position. */
  readonly widest: Readonly<Record<Width, number>>
  /** Limit of positions that follow from one plan with draws. */
  readonly outcomes: number
}

export const evenTemper: Temper = { curiosity: 0.25, doubt: 0.04, widest: { wide: 14, narrow: 6 }, outcomes: 4 }

/** Shared by all branches that were not followed yet. */
const none: never[] = []

/**
 * Monte Carlo tree search for any number of players, each of whom maximises its own share. Hidden information is
 * sampled for each world, and all worlds share the statistics of the seat's own plans. A node is a whole turn: its
 * branches are plans, which keeps the tree shallow.
 */
export class Search<State, Move> implements Pondering<State, Move> {
  readonly #model: GameModel<State, Move>
  readonly #view: State
  readonly #seat: Seat
  readonly #chance: Chance
  readonly #temper: Temper
  readonly #root: Node<State, Move>
  /** The first decision of each plan of the root, for comparing them. */
  readonly #beginnings: readonly string[]
  readonly #path: { branch: Branch<State, Move>; node: Node<State, Move> }[] = []
  #gain: Float64Array = new Float64Array(0)
  iterations = 0

  constructor(model: GameModel<State, Move>, view: State, seat: Seat, seed: number, temper: Temper = evenTemper) {
    this.#model = model
    this.#view = view
    this.#seat = seat
    this.#temper = temper
    this.#chance = fastChance(seed)
    this.#root = nodeAt(model.sampleHidden(view, seat, this.#chance), seat)
    this.#lookInto(this.#root, 'wide')
    this.#beginnings = this.#root.branches?.map(({ plan }) => JSON.stringify(plan.moves[0])) ?? []
  }

  /** Evaluates up to this many positions, or until stopped. */
  run({ iterations = 0, stop }: Pick<ThinkingBudget, 'iterations' | 'stop'>): void {
    if ((this.#root.branches?.length ?? 0) <= 1) return
    for (let i = 0; i < iterations; i++) {
      if (stop?.()) return
      this.#iterate()
    }
  }

  get isOpen(): boolean {
    return new Set(this.#beginnings).size > 1
  }

  isSettled(left: number): boolean {
    const branches = this.#root.branches ?? []
    let first = 0
    for (let i = 1; i < branches.length; i++) if (visitsOf(branches[i]) > visitsOf(branches[first])) first = i
    const beginning = this.#beginnings[first]
    const enough = visitsOf(branches[first]) - left
    for (let i = 0; i < branches.length; i++) {
      if (visitsOf(branches[i]) >= enough && this.#beginnings[i] !== beginning) return false
    }
    return true
  }

  /** The plans, the most visited first. */
  get found(): Found<State, Move>[] {
    const branches = this.#root.branches ?? []
    return branches
      .map(({ plan, visits, sums }) => ({ plan, visits, worth: (sums[this.#seat] ?? 0) / (visits + 1) }))
      .sort((a, b) => b.visits - a.visits || b.worth - a.worth)
  }

  #iterate(): void {
    const path = this.#path
    path.length = 0
    let node = this.#root
    while (node.branches && node.mover !== undefined) {
      const branch = this.#select(node, node.branches, node.mover)
      path.push({ branch, node })
      node = this.#outcome(node, branch, node.mover)
    }
    this.#value(node)
    for (const { branch, node: parent } of path) {
      parent.visits++
      branch.visits++
      for (let seat = 0; seat < branch.sums.length; seat++) {
        branch.sums[seat] = (branch.sums[seat] ?? 0) + (this.#gain[seat] ?? 0)
      }
    }
    node.visits++
    this.iterations++
  }

  /** The branch with the highest value for the mover, with a bonus for branches that have few visits. */
  #select(node: Node<State, Move>, branches: readonly Branch<State, Move>[], mover: Seat): Branch<State, Move> {
    const eagerness = this.#temper.curiosity * Math.sqrt(node.visits + 1)
    let best = branches[0]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < branches.length; i++) {
      const branch = branches[i]
      if (!branch) continue
      const tries = branch.visits + 1
      const promise = (branch.sums[mover] ?? 0) / tries + (eagerness * branch.prior) / tries
      if (promise > most) {
        most = promise
        best = branch
      }
    }
    if (!best) throw new RangeError('A moving seat must have a plan.')
    return best
  }

  /** The next position of a branch: always the same one, unless it depends on draws or hidden information. */
  #outcome(node: Node<State, Move>, branch: Branch<State, Move>, mover: Seat): Node<State, Move> {
    const { outcomes, plan } = branch
    const hidden = node === this.#root && this.#model.worlds > 1
    const most = hidden ? this.#model.worlds : plan.chancy ? this.#temper.outcomes : 1
    // A new outcome has to be evaluated, so only every third visit may add one.
    const wanted = Math.min(most, 1 + Math.floor(branch.visits / 3))
    if (outcomes.length < wanted) {
      const from =
        hidden && outcomes.length > 0 ? this.#model.sampleHidden(this.#view, this.#seat, this.#chance) : node.state
      const end = (outcomes.length === 0 ? plan.end : undefined) ?? this.#model.follow(from, mover, plan, this.#chance)
      const next = nodeAt<State, Move>(end, this.#model.mover(end))
      if (outcomes === none) branch.outcomes = [next]
      else outcomes.push(next)
      return next
    }
    const known = outcomes[branch.visits % outcomes.length]
    if (!known) throw new RangeError('A followed branch has no position.')
    return known
  }

  /** The value of a new position: by a play-out or the mover's best plan, or the result of a finished game. */
  #value(node: Node<State, Move>): void {
    if (node.mover === undefined) {
      if (this.#gain.length === 0) return
      this.#model.worth(node.state, this.#gain)
      return
    }
    this.#lookInto(node, 'narrow')
    const best = node.branches?.[0]
    if (this.#model.playOut) this.#model.playOut(node.state, this.#chance, this.#gain, this.#view)
    else if (best) this.#gain.set(best.plan.worth)
  }

  #lookInto(node: Node<State, Move>, width: Width): void {
    const { mover } = node
    if (mover === undefined) return
    const plans = this.#model.plans(node.state, mover, width, this.#chance)
    if (plans.length > this.#temper.widest[width]) plans.length = this.#temper.widest[width]
    if (this.#gain.length === 0) this.#gain = new Float64Array(plans[0]?.worth.length ?? 0)
    const best = plans[0]?.worth[mover] ?? 0
    const branches: Branch<State, Move>[] = []
    let sum = 0
    for (const plan of plans) {
      const prior = Math.exp(((plan.worth[mover] ?? 0) - best) / this.#temper.doubt)
      sum += prior
      branches.push({ plan, prior, visits: 0, sums: listOf(plan.worth), outcomes: none })
    }
    for (const branch of branches) branch.prior /= sum
    node.branches = branches
  }
}

function visitsOf(branch: { readonly visits: number } | undefined): number {
  return branch?.visits ?? 0
}

/** A plain array: a small one is created ten times as fast as a typed array. */
function listOf(worth: Float64Array): number[] {
  const list: number[] = []
  for (let seat = 0; seat < worth.length; seat++) list.push(worth[seat] ?? 0)
  return list
}

/** A position in the search tree, with the plans of the deciding seat. */
interface Node<State, Move> {
  readonly state: State
  /** The deciding seat; undefined when the game is over. */
  readonly mover: Seat | undefined
  /** Absent until this position is expanded. */
  branches: Branch<State, Move>[] | undefined
  visits: number
}

/** A plan and its results. */
interface Branch<State, Move> {
  readonly plan: TurnPlan<State, Move>
  prior: number
  visits: number
  /** The sum of each seat's results over all visits; the static value of the plan counts as one visit. */
  readonly sums: number[]
  /** The positions that it has led to. More than one only if they depend on draws or hidden information. */
  outcomes: Node<State, Move>[]
}

function nodeAt<State, Move>(state: State, mover: Seat | undefined): Node<State, Move> {
  return { state, mover, branches: undefined, visits: 0 }
}
