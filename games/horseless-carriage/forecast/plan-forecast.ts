import type { Seat } from '@carriage/kernel'
import { accessOf } from '../factories.ts'
import { type CheckId, type Piece, type Plan, type PlanProblem, reviewPlan } from '../factory/index.ts'
import { playerOf, type State } from '../state.ts'
import { planOf } from '../steps/stored-plans.ts'
import { cardsOf, type DealershipCard } from './dealership-card.ts'
import { withPieces } from './what-if.ts'

export interface PlanForecast {
  /** Everything that is wrong with the plan, in the order of the checks; nothing if it could be submitted now. */
  readonly problems: readonly PlanProblem[]
  /** Places in the plan of pieces that cannot lie where they do. The cards are those without them. */
  readonly leftOut: readonly number[]
  /** In the order of placing, those that stand already first. */
  readonly dealerships: readonly DealershipCard[]
}

/** What a draft would bring a seat this year, legal or not. */
export function planForecast(view: State, seat: Seat, plan: Plan): PlanForecast {
  const lying = piecesThatLie(view, seat, plan)
  return {
    problems: review(view, seat, plan),
    leftOut: [...plan.pieces.keys()].filter((index) => !lying.includes(index)),
    dealerships: cardsOf(withPlan(view, seat, plan), seat),
  }
}

/** The view with all of a plan that can lie where it does. */
export function withPlan(view: State, seat: Seat, plan: Plan): State {
  return withPieces(view, seat, piecesAt(plan, piecesThatLie(view, seat, plan)))
}

/** Where, on what or at what a piece lies: a factory cannot be surveyed with one that fails these. */
const lies: readonly CheckId[] = ['V-02', 'V-07', 'V-08', 'V-09']

/** The places of the pieces that can lie where they do, once all others are taken away. */
function piecesThatLie(view: State, seat: Seat, plan: Plan): number[] {
  let lying = [...plan.pieces.keys()]
  for (;;) {
    const pieces = piecesAt(plan, lying)
    const wrong = review(view, seat, { pieces, expansion: null }).filter(({ check }) => lies.includes(check))
    if (wrong.length === 0) return lying
    // An indicator points nowhere once its station is gone, so this may be found only now.
    const gone = new Set(wrong.flatMap(({ entries }) => entries.planned))
    lying = lying.filter((_, index) => !gone.has(index))
  }
}

function piecesAt({ pieces }: Plan, places: readonly number[]): Piece[] {
  return pieces.filter((_, index) => places.includes(index))
}

function review(view: State, seat: Seat, plan: Plan): readonly PlanProblem[] {
  const { stage, supply, options } = view
  const building = stage.name === 'factory' && planOf(stage, seat).state !== 'committed'
  return reviewPlan(playerOf(view, seat).factory, supply, accessOf(view, seat), plan, options, building)
}
