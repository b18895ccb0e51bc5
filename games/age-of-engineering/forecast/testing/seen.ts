import { redact, type Viewer } from '@carriage/kernel'
import type { State } from '../../state.ts'
import { type Colour, type Position, seatOf } from '../../testing/index.ts'

/** A frozen view of a position: a forecast must not need hidden information or change anything. */
export function seen(position: Position, by: Colour | 'spectator' = 'spectator'): State {
  const viewer: Viewer = by === 'spectator' ? by : seatOf(by)
  return frozen(redact(position.state(), viewer))
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
