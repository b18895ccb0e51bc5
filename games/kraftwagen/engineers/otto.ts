import type { Effects } from '@carriage/kernel'
import { pushStep } from '@carriage/kraftwagen-family'
import { hireFromSupply } from '../actions/hire.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** KW-6.71 Two workers at once, KW-6.72 then one more Research action; KW-6.74 he has no later effect. */
export function takeOtto(state: State, fx: Effects<Event>): void {
  pushStep(state, { name: 'research' })
  if (!hireFromSupply(state, 2)) {
    fx.emit({ kind: 'actionForfeited', seat: state.actor, action: 'otto', rule: 'KW-6.73' })
  }
}
