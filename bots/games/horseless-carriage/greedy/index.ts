import { type FactoryStage, horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import { type Chance, type Seat, secret } from '@carriage/kernel'
import { bestPlanOf, type PlanningBudget } from '../planner/index.ts'
import { chooseCard } from './demand.ts'
import { chooseSlot } from './focus.ts'
import { chooseMarker } from './research.ts'
import { chooseSale } from './sales.ts'
import { choosePlacement } from './set-up.ts'

/** The move that looks best at once; the planner makes the factories. Reads only what the seat may see. */
export function greedyMove(view: State, seat: Seat, budget: PlanningBudget): Move {
  const { stage } = view
  switch (stage.name) {
    case 'setUp':
      return choosePlacement(view, seat, budget)
    case 'research':
      return chooseMarker(view, seat)
    case 'focus':
      return chooseSlot(view, seat)
    case 'factory':
      return bestPlan(view, seat, budget)
    case 'sales':
      return chooseSale(view, stage, seat)
    case 'demand':
      return chooseCard(view, seat)
    case 'over':
      throw new RangeError('The game is over.')
  }
}

/** The seat that moves next if no seat changes its plan: in phase 3 a random seat without a plan. */
export function nextSeat(state: State, chance: Chance): Seat {
  const turn = horselessCarriage.turn(state)
  const deciding = turn.over ? [] : turn.seats
  const seats = state.stage.name === 'factory' ? withoutPlan(state.stage, deciding) : deciding
  const seat = seats[chance.below(seats.length)]
  if (seat === undefined) throw new RangeError('Nobody is to decide anything.')
  return seat
}

function withoutPlan({ plans }: FactoryStage, seats: readonly Seat[]): Seat[] {
  return seats.filter((seat) => plans[seat]?.state === 'draft')
}

function bestPlan(view: State, seat: Seat, budget: PlanningBudget): Move {
  return { kind: 'submitPlan', plan: secret(bestPlanOf(view, seat, budget), [seat]) }
}
