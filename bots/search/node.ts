import type { Seat } from '@carriage/kernel'
import type { TurnPlan } from '../game-model.ts'

/** A position in the search tree, with the plans of the deciding seat. */
export interface Node<State, Move> {
  readonly state: State
  /** The deciding seat; undefined when the game is over. */
  readonly mover: Seat | undefined
  /** Absent until this position is expanded. */
  branches: Branch<State, Move>[] | undefined
  visits: number
}

/** A plan and its results. */
export interface Branch<State, Move> {
  readonly plan: TurnPlan<State, Move>
  prior: number
  visits: number
  /** The sum of each seat's results over all visits; the static value of the plan counts as one visit. */
  readonly sums: number[]
  /** The positions that it has led to. More than one only if they depend on draws or hidden information. */
  outcomes: Node<State, Move>[]
}

export function nodeAt<State, Move>(state: State, mover: Seat | undefined): Node<State, Move> {
  return { state, mover, branches: undefined, visits: 0 }
}
