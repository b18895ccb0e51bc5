import { type FactoryStage, horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import { type Chance, type Seat, secret } from '@carriage/kernel'
import type { Factors } from '../factors.ts'
import { bestPlanOf, type PlanningBudget } from '../planner/index.ts'
import { rankCards } from './demand.ts'
import { rankSlots } from './focus.ts'
import type { RankedMove } from './ranked.ts'
import { rankMarkers } from './research.ts'
import { chooseSale } from './sales.ts'
import { rankPlacements } from './set-up.ts'

export type { RankedMove } from './ranked.ts'
export { rankPlacements } from './set-up.ts'

/** The move that looks best immediately; the planner makes the factories. Reads only what the seat may see. */
export function greedyMove(view: State, seat: Seat, budget: PlanningBudget): Move {
  const { stage } = view
  switch (stage.name) {
    case 'setUp':
      return first(rankPlacements(view, seat, budget))
    case 'research':
    case 'focus':
    case 'demand':
      return first(rankMoves(view, seat, budget.factors))
    case 'factory':
      return bestPlan(view, seat, budget)
    case 'sales':
      return chooseSale(view, stage, seat)
    case 'over':
      throw new RangeError('The game is over.')
  }
}

/** The moves of research, focus and demand, the one that looks best at once first. */
export function rankMoves(view: State, seat: Seat, factors?: Factors): RankedMove[] {
  switch (view.stage.name) {
    case 'research':
      return rankMarkers(view, seat, factors)
    case 'focus':
      return rankSlots(view, seat, factors)
    case 'demand':
      return rankCards(view, seat, factors)
    default:
      return []
  }
}

function first([best]: readonly RankedMove[]): Move {
  if (!best) throw new RangeError('The game waits for a seat that has no legal move.')
  return best.move
}

/** The seat that moves next if no seat changes its plan: in phase 3 a random seat without a plan. */
export function nextSeat(state: State, chance: Chance): Seat {
  const turn = horselessCarriage.turn(state)
  const deciding = turn.over ? [] : turn.seats
  const seats = state.stage.name === 'factory' ? withoutPlan(state.stage, deciding) : deciding
  const seat = seats[chance.below(seats.length)]
  if (seat === undefined) throw new RangeError('Nobody has a decision.')
  return seat
}

function withoutPlan({ plans }: FactoryStage, seats: readonly Seat[]): Seat[] {
  return seats.filter((seat) => plans[seat]?.state === 'draft')
}

function bestPlan(view: State, seat: Seat, budget: PlanningBudget): Move {
  return { kind: 'submitPlan', plan: secret(bestPlanOf(view, seat, budget), [seat]) }
}
