import {
  type Effects,
  isSecret,
  legal,
  open,
  type Refusal,
  refuse,
  type Seat,
  type Secret,
  secret,
  type Verdict,
} from '@carriage/kernel'
import { type CommonTile, commonTiles } from '../components/index.ts'
import type { Event } from '../events.ts'
import { expandFactory } from '../factories.ts'
import { checkSupply, commonTilesOf, type Plan } from '../factory/index.ts'
import { knownContent, planned } from '../messages/things.ts'
import { announce, beginSales } from '../phases/begin.ts'
import { printBrochures } from '../phases/brochures.ts'
import type { RuleId } from '../rulebook/index.ts'
import { type FactoryStage, type MaybeSecret, playerOf, type Shortage, type State, type Step } from '../state.ts'
import { notNow } from './not-now.ts'
import { planMoves, suggestPlan } from './plan-choices.ts'
import type { Decision } from './step.ts'
import { judgePlan, planOf, seatsBuilding, seatsPlanned } from './stored-plans.ts'

/** Phase 3, in which all seats plan at once, and phase 4, which has no decisions. */
export const factory: Decision<'factory', 'submitPlan' | 'withdrawPlan'> = {
  decision: 'submitPlan',
  rules: ['HC-5.12', 'HC-5.13', 'HC-5.17', 'HC-5.33', 'HC-5.42', 'HC-5.44', 'HC-5.54', 'HC-5.66', 'HC-5.70'],
  isPending(state, stage, fx) {
    if (commitOrWait(state, stage, fx)) return true
    announce(state, 'brochures', fx)
    const offers = printBrochures(state, fx)
    announce(state, 'sales', fx)
    state.stage = beginSales(state, offers)
    return false
  },
  seats: (_state, stage) => seatsBuilding(stage),
  settled: (_state, stage) => seatsPlanned(stage),
  list: planMoves,
  suggest: suggestPlan,
  moves: {
    submitPlan: {
      refusalElsewhere: whileBuilding,
      judge: (state, { plan }, stage, seat) => judgePlan(state, stage, seat, plan),
      play: (state, { plan }, stage, fx, seat) => submitPlan(state, stage, seat, plan, fx),
      label(_view, _seat, { plan }) {
        const content = knownContent(plan)
        return content ? planned(content) : { id: 'move.submitPlan.sealed' }
      },
    },
    withdrawPlan: {
      refusalElsewhere: whileBuilding,
      judge: (_state, _move, stage, seat) => judgeWithdrawal(stage, seat),
      play: (_state, _move, stage, fx, seat) => withdrawPlan(stage, seat, fx),
    },
  },
  prompt: (_view, { plans }, seat) => ({
    id: plans[seat]?.state === 'submitted' ? 'decision.factory.submitted' : 'decision.factory',
  }),
}

/** HC-5.64 Plans are submitted in phase 3 only. */
function whileBuilding(state: State, _step: Step, must: RuleId | undefined): Refusal {
  return must ? notNow(state, must) : notNow(state, 'HC-5.64', { check: 'V-01' })
}

function submitPlan(state: State, stage: FactoryStage, seat: Seat, sealedPlan: Secret<Plan>, fx: Effects<Event>): void {
  // HC-5.69
  const shown = state.options.planVisibility === 'open' ? fx.reveal(sealedPlan) : null
  stage.plans[seat] = { state: 'submitted', plan: shown ?? secret(open(sealedPlan), [seat]) }
  fx.emit({ kind: 'planSubmitted', seat, plan: shown })
}

/** HC-5.67 A plan can be withdrawn as long as it is provisional. */
function judgeWithdrawal(stage: FactoryStage, seat: Seat): Verdict {
  const { state } = planOf(stage, seat)
  if (state === 'submitted') return legal
  return refuse('HC-5.67', { cause: state === 'committed' ? 'planBuilt' : 'nothingSubmitted', state })
}

/** Its content is kept, and from now on for its owner only. */
function withdrawPlan(stage: FactoryStage, seat: Seat, fx: Effects<Event>): void {
  const stored = planOf(stage, seat)
  if (stored.state !== 'submitted') throw new RangeError('There is no plan to withdraw.')
  stage.plans[seat] = {
    state: 'draft',
    kept: isSecret(stored.plan) ? stored.plan : secret(stored.plan, [seat]),
    short: null,
  }
  fx.emit({ kind: 'planWithdrawn', seat })
}

/**
 * HC-5.2, HC-5.66 Plans commit strictly in engineering order. Waits for the next one; HC-5.71 false if all have
 * committed.
 */
function commitOrWait(state: State, stage: FactoryStage, fx: Effects<Event>): boolean {
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

function shortagesOf({ supply }: State, stored: MaybeSecret<Plan>): Shortage[] {
  return checkSupply(supply, isSecret(stored) ? open(stored) : stored).map(({ facts, entries }) => ({
    tile: facts.name as CommonTile, // the check names the kind that is short
    left: Number(facts.left),
    need: Number(facts.need),
    pieces: entries.planned.slice(),
  }))
}

function commit(state: State, stage: FactoryStage, seat: Seat, stored: MaybeSecret<Plan>, fx: Effects<Event>): void {
  const plan = isSecret(stored) ? fx.reveal(stored) : stored
  const player = playerOf(state, seat)
  player.factory = expandFactory(player.factory, plan)
  const taken = commonTilesOf(plan.pieces)
  for (const tile of commonTiles) state.supply[tile] -= taken[tile] ?? 0
  stage.plans[seat] = { state: 'committed' }
  fx.emit({ kind: 'planCommitted', seat, plan })
}

/** HC-5.70 The plan is no longer submitted; its owner learns which of its tiles were short. */
function reopen(
  stage: FactoryStage,
  seat: Seat,
  stored: MaybeSecret<Plan>,
  shortages: readonly Shortage[],
  fx: Effects<Event>,
): void {
  // That something was short is known to all from now on, so it cannot be taken back any more. What was open stays so.
  const kept = isSecret(stored) ? fx.show(stored, [seat]) : stored
  const short = isSecret(stored) ? secret(shortages, [seat]) : shortages
  stage.plans[seat] = { state: 'draft', kept, short }
  fx.emit({ kind: 'planReopened', seat, short })
}
