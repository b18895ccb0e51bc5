import { type Chance, isSecret, open, type Seat, secret } from '@carriage/kernel'
import { accessOf } from '../factories.ts'
import { expansionsLeft, type LaidFloor, type Plan, placesForExpansion, type Specs } from '../factory/index.ts'
import type { MoveOf } from '../moves.ts'
import { inventPlan } from '../plan-generator/plan.ts'
import { type FactoryStage, playerOf, type State } from '../state.ts'
import { judgePlan, planOf } from './stored-plans.ts'

/** What a seat can do with its plan. */
type PlanMove = MoveOf<'submitPlan' | 'withdrawPlan'>

/** How many plans are listed at most. */
const listed = 8

/** HC-5.72 Plans that only lay the floor expansion, or nothing in the last year: these are always legal. */
export function planMoves(state: State, stage: FactoryStage, seat: Seat): PlanMove[] {
  const moves: PlanMove[] = expansionsOf(state, seat).map((expansion) => submission(seat, { pieces: [], expansion }))
  if (planOf(stage, seat).state === 'submitted') moves.push({ kind: 'withdrawPlan' })
  return moves
}

/** Some places for the expansion, from all sides of the factory. */
function expansionsOf(state: State, seat: Seat): (LaidFloor | null)[] {
  const { factory } = playerOf(state, seat)
  if (expansionsLeft(factory, state.options) === 0) return [null] // HC-5.55
  const places = placesForExpansion(factory, state.options)
  const stride = Math.max(1, Math.floor(places.length / listed))
  return places.filter((_, index) => index % stride === 0).slice(0, listed)
}

/** A random legal plan. A seat that has submitted a plan mostly keeps it. */
export function suggestPlan(state: State, stage: FactoryStage, seat: Seat, chance: Chance): PlanMove {
  const stored = planOf(stage, seat)
  if (stored.state === 'submitted') {
    if (chance.below(8) === 0) return { kind: 'withdrawPlan' }
    const again = submission(seat, isSecret(stored.plan) ? open(stored.plan) : stored.plan)
    if (chance.below(2) === 0 && judgePlan(state, stage, seat, again.plan).legal) return again
  }
  const { factory } = playerOf(state, seat)
  const { supply, options } = state
  const ground = { factory, supply, options, access: accessOf(state, seat), aims: aimsOf(state) }
  return submission(seat, inventPlan(ground, chance))
}

/** What opens a dealership (HC-6.16), and one more in the two dimensions that buyers look at. */
function aimsOf({ minimums, bottom, left }: State): Specs {
  const aims = { ...minimums }
  aims[bottom] += 1
  aims[left] += 1
  return aims
}

function submission(seat: Seat, plan: Plan) {
  return { kind: 'submitPlan', plan: secret(plan, [seat]) } as const
}
