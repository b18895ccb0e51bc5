import { legal, refuse } from '@carriage/kernel'
import { popStep, replaceStep, without } from '@carriage/kraftwagen-family'
import { takePartByLevel } from '../actions/developments.ts'
import type { Action, Bonus } from '../components/index.ts'
import type { MoveOf } from '../moves.ts'
import type { State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { choosing } from './actions.ts'
import type { Decision } from './step.ts'

const moves: readonly MoveOf<'chooseAction'>[] = Object.freeze([
  { kind: 'chooseAction', action: 'body' },
  { kind: 'chooseAction', action: 'engine' },
])

/** KW-6.20 A card gives a body and an engine. */
export const bodyAndEngine: Decision<'bodyAndEngine', 'chooseAction'> = {
  decision: 'chooseAction',
  rules: ['KW-6.20', 'KW-6.21'],
  /** KW-6.21 The first of the two is chosen, the second follows automatically. */
  isPending(state, step) {
    const [next, ...others] = step.left
    if (next === undefined) popStep(state)
    else if (others.length > 0) return true
    else takeOneOfBoth(state, step, next)
    return false
  },
  list: () => moves,
  moves: {
    chooseAction: {
      ...choosing,
      judge: (_state, { action }, { left }) =>
        action === 'body' || action === 'engine' ? legal : refuse('KW-6.21', { action, left }),
      play: (state, { action }, step) => takeOneOfBoth(state, step, action),
    },
  },
}

function takeOneOfBoth(state: State, { left }: StepOf<'bodyAndEngine'>, part: Action | Bonus): void {
  if (part !== 'body' && part !== 'engine') throw new RangeError(`This card does not give ${part}.`)
  replaceStep(state, { name: 'bodyAndEngine', left: without(left, part) })
  takePartByLevel(state, part) // KW-6.22
}
