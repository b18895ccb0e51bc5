import type { Effects } from '@carriage/kernel'
import { push } from '@carriage/motorworks'
import { attractBuyer } from './buyer.ts'
import type { Action } from './components/index.ts'
import type { Event } from './events.ts'
import { hireAction } from './hire.ts'
import { takePartByLevel } from './parts.ts'
import { researchAction } from './research.ts'
import type { RuleId } from './rulebook/index.ts'
import type { State } from './state.ts'

/** Carries out one action of the actor; AE-4.14 what is impossible is skipped. */
export function carryOut(state: State, action: Action, fx: Effects<Event>): void {
  fx.tell({ kind: 'actionBegan', seat: state.actor, action }) // AE-4.20
  const rule = start(state, action, fx)
  if (rule !== undefined) fx.tell({ kind: 'actionSkipped', seat: state.actor, action, rule })
}

/** Gives the rule by which it is impossible, if it is: AE-4.19. */
function start(state: State, action: Action, fx: Effects<Event>): RuleId | undefined {
  switch (action) {
    case 'hire':
      return hireAction(state, fx) ? undefined : 'AE-5.31'
    case 'research':
      return researchAction(state) ? undefined : 'AE-5.14'
    case 'body':
    case 'engine':
      takePartByLevel(state, action)
      return undefined
    case 'buyer':
      return attractBuyer(state, fx) ? undefined : 'AE-5.45'
    case 'grandPrix':
      push(state, { name: 'team' }) // AE-5.48
      return undefined
    case 'recruit':
      push(state, { name: 'recruit' }) // AE-5.32
      return undefined
  }
}
