import { type Factory, freshFactory, type Piece } from '../../factory/index.ts'
import { dealership, department, expansion, mainline } from '../../positions/pieces.ts'
import { type Position, table } from '../../positions/position.ts'

/** Where Red lays the floor of this year. */
export const thisYear = expansion(0, 12, 2)

/** A factory on the main tile, with the floor that was laid in year 1. */
export function inYearTwo({ floor, pieces }: Factory): Factory {
  return { floor: [...floor, expansion(12, 0, 2)], pieces }
}

/** A factory with more pieces. */
export function and({ floor, pieces }: Factory, ...more: readonly Piece[]): Factory {
  return { floor, pieces: [...pieces, ...more] }
}

/** A mainline above its dealership: its sides D and B are free, or A and C if it is turned. */
export function oneLine(turned: boolean): Factory {
  return {
    ...freshFactory(),
    pieces: [
      department('planning', 0, 5),
      department('research', 2, 5),
      mainline('car', 5, 5, turned ? 2 : 0),
      dealership('small', 5, 8),
    ],
  }
}

/** Two mainlines, each with a dealership of its own. */
export const twoLines: Factory = {
  ...freshFactory(),
  pieces: [
    department('planning', 0, 5),
    department('research', 0, 8),
    mainline('car', 5, 1, 1),
    dealership('small', 8, 2),
    mainline('car', 4, 5, 2),
    dealership('middle', 8, 5),
  ],
}

/** Red builds last, in the last slot, where only the own research counts; a buyer waits for the brochures. */
export function redBuilds(factory: Factory, at: Position = table().order('purple', 'green', 'red')): Position {
  return at.year(2).factory('red', inYearTwo(factory)).buyers('car', 0, 0).lastToBuild('red')
}
