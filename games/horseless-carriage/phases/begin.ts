import type { Effects, Seat } from '@carriage/kernel'
import type { Phase } from '../components/index.ts'
import type { Event } from '../events.ts'
import { departmentsOf } from '../factories.ts'
import {
  type DemandStage,
  type FactoryStage,
  type FocusStage,
  playerOf,
  type ResearchStage,
  type SalesOffer,
  type SalesStage,
  type State,
  salesOrder,
} from '../state.ts'

// How each phase begins. The step that ends a phase calls the next one, so this file knows no step.

/** HC-1.1 Each year has the same eight phases. */
export function announce({ year }: State, phase: Phase, fx: Effects<Event>): void {
  fx.emit({ kind: 'phaseBegan', year, phase })
}

export function beginYear(state: State, fx: Effects<Event>): void {
  fx.emit({ kind: 'yearBegan', year: state.year })
  announce(state, 'research', fx)
  state.stage = beginResearch(state)
}

/** HC-3.1 In the engineering order in force, which is still that of last year. */
export function beginResearch(state: State): ResearchStage {
  const [first] = state.order
  const left = first === undefined ? 0 : researchMovesOf(state, first)
  return { name: 'research', waiting: state.order.slice(), left, moved: [] }
}

/** HC-3.2 As many moves as research departments. */
export function researchMovesOf(state: State, seat: Seat): number {
  return departmentsOf(playerOf(state, seat).factory, 'research')
}

/** HC-4.1 By Gantt charts, most first; ties go by last year's engineering order. */
export function beginFocus(state: State): FocusStage {
  const gantt = (seat: Seat) => playerOf(state, seat).gantt
  return {
    name: 'focus',
    waiting: state.order.toSorted((a, b) => gantt(b) - gantt(a)), // sorting keeps the order of equals
    slots: state.order.map(() => null), // HC-4.3
  }
}

/** HC-5.64 Every player submits one plan. */
export function beginBuilding({ players }: State): FactoryStage {
  return { name: 'factory', plans: players.map(() => ({ state: 'draft', kept: null, short: null })) }
}

/** HC-7.1 In sales order. */
export function beginSales(state: State, offers: SalesOffer[]): SalesStage {
  return { name: 'sales', selling: salesOrder(state), offers, step: { name: 'dealership' } }
}

/** HC-10.1 In engineering order. */
export function beginDemand(state: State): DemandStage {
  return { name: 'demand', waiting: state.order.slice(), faceDown: [] }
}
