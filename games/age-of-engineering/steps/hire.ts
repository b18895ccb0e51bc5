import type { Effects } from '@carriage/kernel'
import { popStep, pushStep } from '@carriage/kraftwagen-family'
import { helps, mayHelp } from '../engineering-markers.ts'
import { salespersonIsHireable } from '../engineers/riker.ts'
import type { Event } from '../events.ts'
import type { Decision } from '../formats.ts'
import { hireWorkers } from '../hire.ts'
import type { MoveOf } from '../moves.ts'
import { actorOf, type State } from '../state.ts'

/** AE-5.30 Only Riker's owner has a choice, and only if both a worker and the salesperson are available. */
export const hire: Decision<'hire', 'hire'> = {
  decision: 'hire',
  rules: ['AE-5.29', 'AE-5.30', 'AE-6.31', 'AE-6.32'],
  must: 'AE-4.13',
  list: () => both,
  moves: {
    hire: {
      refusalElsewhere: 'AE-5.30',
      play(state, { whom }, _step, fx) {
        popStep(state)
        hireWhom(state, whom, fx)
      },
      label: (_view, _seat, { whom }) => ({ id: `move.hire.${whom}` }),
    },
  },
}

const both: readonly MoveOf<'hire'>[] = Object.freeze([
  { kind: 'hire', whom: 'worker' },
  { kind: 'hire', whom: 'salesperson' },
])

/** The Hire Workers action. False if no worker is available. */
export function hireAction(state: State, fx: Effects<Event>): boolean {
  const company = actorOf(state)
  const salesperson = salespersonIsHireable(state, company)
  if (company.supply === 0 && !salesperson) return false // AE-5.31
  if (company.supply > 0 && salesperson) pushStep(state, { name: 'hire' })
  else hireWhom(state, salesperson ? 'salesperson' : 'worker', fx)
  return true
}

function hireWhom(state: State, whom: MoveOf<'hire'>['whom'], fx: Effects<Event>): void {
  const company = actorOf(state)
  if (whom === 'salesperson') {
    company.salesperson = 'canteen' // AE-6.31
    helps(state, 'riker')
    fx.emit({ kind: 'salespersonHired', seat: state.actor, because: 'hire' })
  } else hireWorkers(state, 1, 'hire', fx) // AE-5.29
  // AE-6.32 With King each Hire Workers action brings one more, AE-6.33 also with the salesperson; AE-6.34 nothing else does.
  if (!company.engineers.includes('king') || !mayHelp(state, 'king')) return
  if (company.supply > 0) helps(state, 'king')
  hireWorkers(state, 1, 'king', fx)
}
