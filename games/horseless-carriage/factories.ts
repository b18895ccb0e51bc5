import type { Seat } from '@carriage/kernel'
import type { Department } from './components/index.ts'
import { type AccessLevels, accessLevels, build, type Factory, type Plan } from './factory/index.ts'
import { freeze } from './freeze.ts'
import type { State } from './state.ts'

/** A new factory with everything that a legal plan adds. The old one is not changed. */
export function expandFactory({ floor, pieces }: Factory, plan: Plan): Factory {
  const factory: Factory = { floor: floor.slice(), pieces: pieces.slice() }
  // All copies of a state share the built pieces, so they must not be objects of the caller's move.
  build(factory, {
    pieces: plan.pieces.map((piece) => ({ ...piece })),
    expansion: plan.expansion && { ...plan.expansion },
  })
  return freeze(factory)
}

/** How many departments of a kind stand in a factory. */
export function departmentsOf({ pieces }: Factory, type: Department): number {
  let count = 0
  for (const piece of pieces) if (piece.kind === 'department' && piece.type === type) count += 1
  return count
}

/** Floor expansions that a player has laid. */
export function expansionsLaid({ floor }: Factory): number {
  let count = 0
  for (const { tile } of floor) if (tile === 'expansion') count += 1
  return count
}

/** What a seat may build from this year: HC-5.23 to HC-5.28. */
export function accessOf({ markers, order }: State, seat: Seat): AccessLevels {
  return accessLevels(markers, order, seat)
}
