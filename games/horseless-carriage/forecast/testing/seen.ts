import { redact, type Seat, type Viewer } from '@carriage/kernel'
import { clone } from '../../clone.ts'
import type { State } from '../../state.ts'
import type { Position } from '../../testing/index.ts'

/** A position as a viewer sees it, frozen: a forecast reads nothing that is hidden and changes nothing. */
export function seen(position: Position | State, by: Viewer = 'spectator'): State {
  return frozen(redact('state' in position ? position.state() : clone(position), by))
}

export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/** Seats of a table whose colours were not said. */
export const red: Seat = 0
export const green: Seat = 1
export const purple: Seat = 2
