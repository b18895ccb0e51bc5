import type { Chance, Seat } from '@carriage/kernel'
import type { MoveOf } from './moves.ts'
import { inventStart, type Start, someStarts } from './plan-generator/departments.ts'
import { playerOf, type State } from './state.ts'

/** How many placements are listed at most. */
const listed = 8

/** Some of the ways to place the starting departments. */
export function placementMoves(state: State, seat: Seat): MoveOf<'placeDepartments'>[] {
  return someStarts(playerOf(state, seat).factory, state.supply, state.options, listed).map(placement)
}

/** Any way to place them. */
export function suggestPlacement(state: State, seat: Seat, chance: Chance): MoveOf<'placeDepartments'> {
  return placement(inventStart(playerOf(state, seat).factory, state.supply, state.options, chance))
}

function placement({ research, planning }: Start): MoveOf<'placeDepartments'> {
  return { kind: 'placeDepartments', research: placeOf(research), planning: placeOf(planning) }
}

function placeOf({ x, y, rot }: Start['research']): MoveOf<'placeDepartments'>['research'] {
  return { x, y, rot }
}
