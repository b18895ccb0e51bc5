import type { Example } from '@carriage/kernel'
import type { Move } from '../moves.ts'
import { type Position, table } from '../positions/position.ts'
import type { State } from '../state.ts'

export type KraftwagenExample = Example<State, Move>

/** Examples are open: readers see everybody's earnings. */
export function seatedTable(seats: 2 | 3 | 4 = 4, specialtyTiles = false): Position {
  return table({ seats, options: { scoreVisibility: 'open', specialtyTiles } })
}
