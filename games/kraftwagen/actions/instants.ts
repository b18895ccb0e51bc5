import type { Effects } from '@carriage/kernel'
import { pushStep } from '@carriage/kraftwagen-family'
import type { Instant } from '../components/index.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { driveRaceCar } from './grand-prix.ts'
import { hireFromSupply } from './hire.ts'

/** KW-6.15 An instant is carried out at once; what it sets off comes on top of its own step. */
export function takeInstant(state: State, card: Instant, fx: Effects<Event>): void {
  pushStep(state, { name: 'instant', card })
  if (card === 'race5')
    driveRaceCar(state, 5, 'race5', fx) // KW-6.19
  else if (card === 'bodyAndEngine')
    pushStep(state, { name: 'bodyAndEngine', left: ['body', 'engine'] }) // KW-6.20
  else if (!hireFromSupply(state, 3)) {
    fx.emit({ kind: 'actionForfeited', seat: state.actor, action: 'hire3', rule: 'KW-6.18' })
  }
}
