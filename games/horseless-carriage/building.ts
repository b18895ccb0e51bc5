import {
  type Effects,
  isSecret,
  legal,
  open,
  refuse,
  type Seat,
  type Secret,
  seatsOf,
  secret,
  type Verdict,
} from '@carriage/kernel'
import { type CommonTile, commonTiles } from './components/index.ts'
import type { Event } from './events.ts'
import { accessOf, expandFactory } from './factories.ts'
import { checkPlan, checkSupply, commonTilesOf, type Plan, refusalOf } from './factory/index.ts'
import { type FactoryStage, type Kept, playerOf, type Shortage, type State, type StoredPlan } from './state.ts'

/** HC-5.64 Every player submits one plan. */
export function beginBuilding({ players }: State): FactoryStage {
  return { name: 'factory', plans: players.map(() => ({ state: 'draft', kept: null, short: null })) }
}

/** HC-5.65, HC-5.67 Whoever has not committed may submit, replace or withdraw a plan at any time. */
export function seatsBuilding({ plans }: FactoryStage): Seat[] {
  return seatsOf(plans.length).filter((seat) => plans[seat]?.state !== 'committed')
}

/** HC-5.66 Whoever has submitted a plan waits for the others, or for the engineering order. */
export function seatsPlanned({ plans }: FactoryStage): Seat[] {
  return seatsOf(plans.length).filter((seat) => plans[seat]?.state === 'submitted')
}

export function planOf({ plans }: FactoryStage, seat: Seat): StoredPlan {
  const stored = plans[seat]
  if (!stored) throw new RangeError(`Nobody sits on seat ${seat}.`)
  return stored
}

/** V-01 to V-24 on the own factory and the supply of this moment: nothing that others keep to themselves. */
export function judgePlan(state: State, stage: FactoryStage, seat: Seat, plan: Secret<Plan>): Verdict {
  if (planOf(stage, seat).state === 'committed') return refuse('HC-5.64', { check: 'V-01' })
  const { factory } = playerOf(state, seat)
  const verdict = checkPlan(factory, state.supply, accessOf(state, seat), open(plan), state.options)
  return verdict.ok ? legal : refusalOf(verdict)
}

export function submitPlan(
  state: State,
  stage: FactoryStage,
  seat: Seat,
  sealedPlan: Secret<Plan>,
  fx: Effects<Event>,
): void {
  // HC-5.69
  const shown = state.options.planVisibility === 'open' ? fx.reveal(sealedPlan) : null
  stage.plans[seat] = { state: 'submitted', plan: shown ?? secret(open(sealedPlan), [seat]) }
  fx.tell({ kind: 'planSubmitted', seat, plan: shown })
}

/** HC-5.67 A plan can be withdrawn as long as it is provisional. */
export function judgeWithdrawal(stage: FactoryStage, seat: Seat): Verdict {
  const { state } = planOf(stage, seat)
  return state === 'submitted' ? legal : refuse('HC-5.67', { state })
}

/** Its content is kept, and from now on for its owner only. */
export function withdrawPlan(stage: FactoryStage, seat: Seat, fx: Effects<Event>): void {
  const stored = planOf(stage, seat)
  if (stored.state !== 'submitted') throw new RangeError('There is no plan to withdraw.')
  stage.plans[seat] = {
    state: 'draft',
    kept: isSecret(stored.plan) ? stored.plan : secret(stored.plan, [seat]),
    short: null,
  }
  fx.tell({ kind: 'planWithdrawn', seat })
}

/** HC-5.66 Plans commit strictly in engineering order. Waits for the next one; HC-5.71 false if all have committed. */
export function commitOrWait(state: State, stage: FactoryStage, fx: Effects<Event>): boolean {
  for (const seat of state.order) {
    const stored = planOf(stage, seat)
    if (stored.state === 'committed') continue
    if (stored.state === 'draft') return true
    const shortages = shortagesOf(state, stored.plan) // HC-5.68 nothing else can have changed
    if (shortages.length === 0) {
      commit(state, stage, seat, stored.plan, fx)
    } else {
      reopen(stage, seat, stored.plan, shortages, fx)
      return true
    }
  }
  return false
}

function shortagesOf({ supply }: State, stored: Kept<Plan>): Shortage[] {
  return checkSupply(supply, isSecret(stored) ? open(stored) : stored).map(({ facts, entries }) => ({
    tile: facts.name as CommonTile, // the check names the kind that is short
    left: Number(facts.left),
    need: Number(facts.need),
    pieces: entries.planned.slice(),
  }))
}

function commit(state: State, stage: FactoryStage, seat: Seat, stored: Kept<Plan>, fx: Effects<Event>): void {
  const plan = isSecret(stored) ? fx.reveal(stored) : stored
  const player = playerOf(state, seat)
  player.factory = expandFactory(player.factory, plan)
  const taken = commonTilesOf(plan.pieces)
  for (const tile of commonTiles) state.supply[tile] -= taken[tile] ?? 0
  stage.plans[seat] = { state: 'committed' }
  fx.tell({ kind: 'planCommitted', seat, plan })
}

/** HC-5.70 The plan is no longer submitted; its owner learns which of its tiles were short. */
function reopen(
  stage: FactoryStage,
  seat: Seat,
  stored: Kept<Plan>,
  shortages: readonly Shortage[],
  fx: Effects<Event>,
): void {
  // That something was short is known to all from now on, so it cannot be taken back any more. What was open stays so.
  const kept = isSecret(stored) ? fx.show(stored, [seat]) : stored
  const short = isSecret(stored) ? secret(shortages, [seat]) : shortages
  stage.plans[seat] = { state: 'draft', kept, short }
  fx.tell({ kind: 'planReopened', seat, short })
}
