import { type Effects, legal, type Seat, seatsOf, type Verdict } from '@carriage/kernel'
import { judgePlan, judgeWithdrawal, seatsBuilding, submitPlan, withdrawPlan } from './building.ts'
import { cardMoves, judgeCard, playCard } from './demand.ts'
import type { Event } from './events.ts'
import { focusMoves, judgeSlot, passFocus, takeSlot } from './focus.ts'
import type { Move, MoveKind } from './moves.ts'
import { planMoves } from './plan-moves.ts'
import { judgeCapacity, judgeResearch, raiseCapacity, research, researchMoves } from './research.ts'
import { judgeSale, playSale, saleDecisionAt, saleMoves } from './selling.ts'
import { judgePlacement, placeDepartments, seatsToPlace } from './setup.ts'
import { placementMoves } from './setup-moves.ts'
import { expectStage, type State } from './state.ts'
import { notNow } from './wrong-moment.ts'

const none: readonly Move[] = Object.freeze([])
const nobody: readonly Seat[] = Object.freeze([])
const eachSeat: readonly (readonly Seat[])[] = seatsOf(5).map((seat) => [seat])

/** Whose decision it is: all who build at once, else one after the other. */
export function decidingSeats(state: State): readonly Seat[] {
  const { stage } = state
  switch (stage.name) {
    case 'setUp':
      return seatsToPlace(state)
    case 'research':
    case 'focus':
    case 'demand':
      return alone(stage.waiting)
    case 'factory':
      return seatsBuilding(stage)
    case 'sales':
      return alone(stage.selling)
    case 'over':
      return nobody
  }
}

function alone([first]: readonly Seat[]): readonly Seat[] {
  return first === undefined ? nobody : (eachSeat[first] ?? [first])
}

/** The name of the decision. */
export function decisionAt({ stage }: State): MoveKind {
  switch (stage.name) {
    case 'setUp':
      return 'placeDepartments'
    case 'research':
      return 'research'
    case 'focus':
      return 'takeSlot'
    case 'factory':
      return 'submitPlan'
    case 'sales':
      return saleDecisionAt(stage)
    case 'demand':
      return 'playCard'
    case 'over':
      return 'pass' // nobody decides any more
  }
}

/** Every legal move of a seat; where nobody could list them all, a selection. */
export function movesOf(state: State, seat: Seat): readonly Move[] {
  if (!decidingSeats(state).includes(seat)) return none
  const { stage } = state
  switch (stage.name) {
    case 'setUp':
      return placementMoves(state, seat)
    case 'research':
      return researchMoves(state, stage, seat)
    case 'focus':
      return focusMoves(stage)
    case 'factory':
      return planMoves(state, stage, seat)
    case 'sales':
      return saleMoves(state, stage, seat)
    case 'demand':
      return cardMoves(state, seat)
    case 'over':
      return none
  }
}

/** Legal, or the rule that forbids the move. */
export function judge(state: State, seat: Seat, move: Move): Verdict {
  const { stage } = state
  switch (move.kind) {
    case 'placeDepartments':
      if (stage.name === 'setUp') return judgePlacement(state, seat, move)
      break
    case 'research':
      if (stage.name === 'research') return judgeResearch(state, stage, move.track, move.owner)
      break
    case 'raiseCapacity':
      if (stage.name === 'research') return judgeCapacity(state, stage, seat)
      break
    case 'takeSlot':
      if (stage.name === 'focus') return judgeSlot(stage, move.slot)
      break
    case 'pass':
      if (stage.name === 'focus') return legal
      break
    case 'submitPlan':
      if (stage.name === 'factory') return judgePlan(state, stage, seat, move.plan)
      break
    case 'withdrawPlan':
      if (stage.name === 'factory') return judgeWithdrawal(stage, seat)
      break
    case 'playCard':
      if (stage.name === 'demand') return judgeCard(state, seat, move.card)
      break
    default:
      if (stage.name === 'sales') return judgeSale(state, stage, seat, move)
  }
  return notNow(state, move.kind)
}

/** Carries a legal move out, up to what follows by itself. */
export function play(state: State, seat: Seat, move: Move, fx: Effects<Event>): void {
  switch (move.kind) {
    case 'placeDepartments':
      placeDepartments(state, seat, move, fx)
      break
    case 'research':
      research(state, expectStage(state, 'research'), seat, move, fx)
      break
    case 'raiseCapacity':
      raiseCapacity(state, expectStage(state, 'research'), seat, fx)
      break
    case 'takeSlot':
      takeSlot(state, expectStage(state, 'focus'), seat, move.slot, fx)
      break
    case 'pass':
      passFocus(state, expectStage(state, 'focus'), seat, fx)
      break
    case 'submitPlan':
      submitPlan(state, expectStage(state, 'factory'), seat, move.plan, fx)
      break
    case 'withdrawPlan':
      withdrawPlan(expectStage(state, 'factory'), seat, fx)
      break
    case 'playCard':
      playCard(state, expectStage(state, 'demand'), seat, move, fx)
      break
    default:
      playSale(state, expectStage(state, 'sales'), seat, move, fx)
      break
  }
}
