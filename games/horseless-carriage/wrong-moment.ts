import { type Refusal, refuse } from '@carriage/kernel'
import type { MoveKind } from './moves.ts'
import type { State } from './state.ts'

/** A move whose moment it is not: the rule that says when it would be, or what must be done first. */
export function notNow({ stage, options }: State, kind: MoveKind): Refusal {
  const facts = { phase: stage.name }
  if (stage.name === 'setUp') return refuse('HC-2.20', facts)
  switch (kind) {
    case 'placeDepartments':
      return refuse('HC-2.9', facts)
    case 'submitPlan':
    case 'withdrawPlan':
      return refuse('HC-5.64', { ...facts, check: 'V-01' })
    case 'deliver':
      if (stage.name !== 'sales') break
      // HC-7.30 with the automatic rule nothing may be named
      return refuse(options.stockUse === 'auto' ? 'HC-7.30' : 'HC-7.27', { ...facts, step: stage.step.name })
    case 'useDealership':
    case 'placeWindow':
    case 'sellTo':
    case 'leaveIdle':
      if (stage.name !== 'sales') break
      return refuse('HC-7.2', { ...facts, step: stage.step.name })
    default:
  }
  return refuse('HC-1.1', facts)
}
