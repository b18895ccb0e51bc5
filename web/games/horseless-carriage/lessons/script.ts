import type {
  DealershipSize,
  Dimension,
  Direction,
  LaidFloor,
  ManufacturingStep,
  MarketWindow,
  Move,
  Piece,
  Plan,
  StationType,
} from '@carriage/horseless-carriage'
import { type Seat, secret } from '@carriage/kernel'
import type { ScriptedMove } from '../../../pages/lessons/lesson.ts'

type Scripted = ScriptedMove<Move>

/** A move that a lesson plays for the named seat. */
export function by(seat: Seat, plays: Move): Scripted {
  return { seat, plays }
}

/** Everyone's first departments: research and planning at the left edge, so that there is room around the line. */
export const departmentsPlaced: readonly Scripted[] = ([0, 1, 2] as const).map((seat) =>
  by(seat, {
    kind: 'placeDepartments',
    research: { x: 0, y: 8, rot: 0 },
    planning: { x: 0, y: 5, rot: 0 },
  }),
)

/** One step with the seat's own marker. */
export function study(seat: Seat, track: Dimension): Scripted {
  return by(seat, { kind: 'research', track, owner: seat })
}

export function raise(seat: Seat): Scripted {
  return by(seat, { kind: 'raiseCapacity' })
}

export function passes(seat: Seat): Scripted {
  return by(seat, { kind: 'pass' })
}

export function slot(seat: Seat, number: number): Scripted {
  return by(seat, { kind: 'takeSlot', slot: number })
}

export function plans(seat: Seat, pieces: readonly Piece[], expansion: LaidFloor): Scripted {
  return by(seat, submitted(seat, { pieces: [...pieces], expansion }))
}

export function submitted(seat: Seat, plan: Plan): Move {
  return { kind: 'submitPlan', plan: secret(plan, [seat]) }
}

/** The window of the small dealership: its lower left niche, width and height. */
export function opens(seat: Seat, x: number, y: number, [w, h]: readonly [number, number]): Scripted {
  return by(seat, placing({ x, y, w, h }))
}

export function placing(window: MarketWindow, dealership: DealershipSize = 'small'): Move {
  return { kind: 'placeWindow', dealership, window }
}

export function invites(seat: Seat, card: string): Scripted {
  return by(seat, { kind: 'playCard', card: secret(card, [seat]), quadrant: 'I' })
}

export function floorAt(x: number, y: number, rot: LaidFloor['rot']): LaidFloor {
  return { tile: 'expansion', x, y, rot, mirror: false }
}

export function station(type: StationType, x: number, y: number): Piece {
  return { kind: 'station', type, x, y, rot: 0 }
}

export function indicator(
  dimension: Dimension,
  step: ManufacturingStep,
  [x, y]: readonly [number, number],
  points: Direction,
): Piece {
  return { kind: 'indicator', dimension, step, x, y, points }
}

/** The beginning of all three factories: a line for cars, and a small dealership at its side D. */
export const carLine: readonly Piece[] = [
  { kind: 'mainline', type: 'car', x: 5, y: 4, rot: 0, mirror: false },
  { kind: 'dealership', type: 'small', x: 8, y: 1, rot: 0 },
]

export const paint: readonly Piece[] = [station('paint', 3, 5), indicator('design', 'C', [2, 6], 'E')]
export const brake: readonly Piece[] = [station('brake', 9, 5), indicator('safety', 'B', [11, 5], 'W')]
