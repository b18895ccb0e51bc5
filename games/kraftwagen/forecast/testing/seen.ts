import { redact, type Seat, type Viewer } from '@carriage/kernel'
import type { State } from '../../state.ts'
import { type Colour, type Position, seatOf } from '../../testing/index.ts'

export const red: Seat = seatOf('red')
export const blue: Seat = seatOf('blue')
export const green: Seat = seatOf('green')
export const yellow: Seat = seatOf('yellow')

/** A position as a viewer sees it, frozen: a forecast reads nothing that is hidden and changes nothing. */
export function seen(position: Position | State, by: Colour | 'spectator' = 'spectator'): State {
  const viewer: Viewer = by === 'spectator' ? by : seatOf(by)
  return frozen(redact('state' in position ? position.state() : position, viewer))
}

export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
