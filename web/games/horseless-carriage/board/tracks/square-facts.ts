import {
  type AccessLevels,
  type Dimension,
  dimensions,
  type ManufacturingStep,
  type State,
  type StationType,
  tablesOf,
} from '@carriage/horseless-carriage'
import { patentMatrix } from '@carriage/horseless-carriage/forecast'
import type { Seat } from '@carriage/kernel'

/** A square of a research track: its station, and what reaching it is good for. */
export interface SquareFacts {
  readonly station: StationType
  readonly step: ManufacturingStep
  readonly w: number
  readonly h: number
  /** Tiles of the station in the supply. */
  readonly left: number
  readonly clock: boolean
}

export function squareFacts(view: State, track: Dimension, square: number): SquareFacts | undefined {
  const { researchTracks, technologyStations } = tablesOf(view).components
  const station = researchTracks.rows[track].squares[square - 1]
  if (station === undefined) return undefined
  const { step, w, h } = technologyStations.rows[station]
  return { station, step, w, h, left: view.supply[station], clock: researchTracks.clockSquares.includes(square) }
}

/** Whether a square of a track is the first one to open any socket of its station to a player with this access. */
export function isFirstSocket(view: State, track: Dimension, square: number, access: AccessLevels): boolean {
  const facts = squareFacts(view, track, square)
  if (!facts) return false
  const { sockets } = tablesOf(view).components.technologyStations.rows[facts.station]
  return dimensions.every((dimension) =>
    (sockets[dimension] ?? []).every(
      (opening) => (dimension === track && opening === square) || opening > access[dimension],
    ),
  )
}

/**
 * The slots of the engineering order in which a seat may build from a square: with its own marker all, otherwise by
 * patents.
 */
export function openingSlots(view: State, seat: Seat, track: Dimension, square: number): number[] {
  return patentMatrix(view, seat).flatMap((access, place) => (access[track] >= square ? [place + 1] : []))
}
