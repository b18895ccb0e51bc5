import { pushStep } from '@carriage/kraftwagen-family'
import { actorOf, type State } from '../state.ts'

/** As many of these workers come as the supply has: KW-6.16. False if there is none. */
export function hireFromSupply(state: State, workers: number): boolean {
  const { supply } = actorOf(state)
  if (supply === 0) return false
  pushStep(state, { name: 'hire', workers: workers < supply ? workers : supply })
  return true
}
