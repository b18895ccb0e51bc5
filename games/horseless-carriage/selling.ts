import type { Effects, Seat, Verdict } from '@carriage/kernel'
import { deliveryMoves, judgeDelivery } from './delivery.ts'
import type { Event } from './events.ts'
import { nicheAt } from './market.ts'
import type { Move, MoveKind } from './moves.ts'
import {
  dealershipMoves,
  deliverVehicles,
  judgeDealership,
  judgeIdle,
  judgeNiche,
  judgeWindow,
  leaveIdle,
  nicheMoves,
  playDealership,
  sellTo,
} from './sales.ts'
import type { SaleStep, SalesStage, State } from './state.ts'
import { offerOf } from './windows.ts'
import { notNow } from './wrong-moment.ts'

/** The decisions of a seller, one after the other: a dealership and its window, a niche, perhaps who delivers. */
export type SaleMove = Extract<Move, { kind: 'useDealership' | 'placeWindow' | 'sellTo' | 'leaveIdle' | 'deliver' }>

const decisions: Readonly<Record<SaleStep['name'], MoveKind>> = {
  dealership: 'placeWindow',
  niche: 'sellTo',
  deliver: 'deliver',
}

export function saleDecisionAt({ step }: SalesStage): MoveKind {
  return decisions[step.name]
}

export function saleMoves(state: State, stage: SalesStage, seat: Seat): readonly Move[] {
  const { step } = stage
  switch (step.name) {
    case 'dealership':
      return dealershipMoves(state, stage, seat)
    case 'niche':
      return nicheMoves(state, stage, step, seat)
    case 'deliver':
      return deliveryMoves(state, offerOf(stage, seat), step)
  }
}

export function judgeSale(state: State, stage: SalesStage, seat: Seat, move: SaleMove): Verdict {
  const { step } = stage
  switch (move.kind) {
    case 'useDealership':
      if (step.name === 'dealership') return judgeDealership(state, stage, seat, move.dealership)
      break
    case 'placeWindow':
      if (step.name === 'dealership') return judgeWindow(state, stage, seat, move.dealership, move.window)
      break
    case 'sellTo':
      if (step.name === 'niche') return judgeNiche(state, stage, step, seat, move.niche)
      break
    case 'leaveIdle':
      if (step.name === 'niche') return judgeIdle(state, step)
      break
    case 'deliver':
      if (step.name === 'deliver') return judgeDelivery(state, offerOf(stage, seat), step, move.from)
      break
  }
  return notNow(state, move.kind)
}

export function playSale(state: State, stage: SalesStage, seat: Seat, move: SaleMove, fx: Effects<Event>): void {
  switch (move.kind) {
    case 'useDealership':
    case 'placeWindow':
      playDealership(stage, seat, move, fx)
      break
    case 'sellTo':
      sellTo(stage, expectStep(stage.step, 'niche'), nicheAt(move.niche.x, move.niche.y))
      break
    case 'leaveIdle':
      leaveIdle(stage, expectStep(stage.step, 'niche'), seat, fx)
      break
    case 'deliver':
      deliverVehicles(state, stage, expectStep(stage.step, 'deliver'), seat, move.from, fx)
      break
  }
}

/** The step as one of this name. A legal move always finds its own. */
function expectStep<Name extends SaleStep['name']>(step: SaleStep, name: Name): Extract<SaleStep, { name: Name }> {
  if (step.name !== name) throw new RangeError(`The sale is at the step ${step.name}, not ${name}.`)
  return step as Extract<SaleStep, { name: Name }> // the name was just compared, which the compiler cannot follow
}
