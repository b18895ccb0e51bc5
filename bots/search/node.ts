import type { Seat } from '@carriage/kernel'
import type { Plan } from '../craft.ts'

/** A position in the search tree, with the plans of the deciding seat. */
export interface Node<State, Move> {
  readonly state: State
  /** The deciding seat; undefined when the game is over. */
  readonly mover: Seat | undefined
  /** Absent until this position is expanded. */
  branches: Branch<State, Move>[] | undefined
  visits: number
}

/** A plan and what became of it. */
export interface Branch<State, Move> {
  readonly plan: Plan<State, Move>
  prior: number
  visits: number
  /** What each seat got, summed up over the visits; the judgement of the plan counts as one. */
  readonly sums: number[]
  /** The positions that it has led to. More than one only where luck or something hidden has a say. */
  outcomes: Node<State, Move>[]
}

export function nodeAt<State, Move>(state: State, mover: Seat | undefined): Node<State, Move> {
  return { state, mover, branches: undefined, visits: 0 }
}
