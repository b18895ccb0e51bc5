import type { LaidFloor, Piece, StationPiece } from '@carriage/horseless-carriage'
import { dealership, department, expansion, indicator, mainline, station } from '@carriage/horseless-carriage/positions'

/**
 * The factory of the whole first hour. Each part has room for the next one: the brake and the engine at side B, paint at
 * side C, and a second line beside the dealership.
 */
export const works = {
  departments: [department('research', 0, 8), department('planning', 0, 5)],
  line: mainline('car', 8, 1, 3, true),
  dealership: dealership('small', 5, 2, 1),
  brake: station('brake', 9, 5),
  safety: indicator('safety', 'B', 8, 5, 'E'),
  engine: station('engine', 8, 7) as StationPiece,
  range: indicator('range', 'B', 9, 11, 'N'),
  paint: station('paint', 5, 0, 1),
  design: indicator('design', 'C', 8, 0, 'W'),
  sports: mainline('sports', 3, 6),
  firstFloor: expansion(12, 1),
  secondFloor: expansion(0, 12, 2),
} satisfies Record<string, Piece | LaidFloor | readonly Piece[]>
