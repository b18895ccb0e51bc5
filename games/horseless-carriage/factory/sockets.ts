import { type Dimension, dimensions } from '../components/index.ts'
import { type Square, squaresAround } from '../geometry/index.ts'
import type { BuildOptions } from './options.ts'
import type { AccessLevels, Factory, Piece } from './piece.ts'
import { slotOf, surveyFactory } from './site.ts'
import { rectangleOf, tryOut } from './trial.ts'

/** A socket of a station: filled by an indicator, open to one this year, or opened by a later square (HC-5.29). */
export interface StationSocket {
  readonly dimension: Dimension
  readonly square: number
  readonly state: 'filled' | 'open' | 'later'
}

/** What a station can still carry, and the free squares beside it that its indicators need (HC-5.45). */
export interface StationRoom {
  readonly station: number
  readonly sockets: readonly StationSocket[]
  readonly free: readonly Square[]
}

/** The stations of a factory with a draft in it, by place among the pieces of the factory and then of the draft. */
export function stationRooms(
  factory: Factory,
  access: AccessLevels,
  draft: readonly Piece[],
  options: BuildOptions,
): StationRoom[] {
  const nothing = {} as Parameters<typeof tryOut>[1] // looking for room asks for no supply
  return tryOut(surveyFactory(factory, options), nothing, access, { pieces: draft, expansion: null }, (trial) => {
    const { site, built, aimed } = trial
    const rooms: StationRoom[] = []
    for (const [station, block] of site.layout.blocks.entries()) {
      const carried = block.form.station
      if (!carried) continue
      const sockets = dimensions.flatMap((dimension): StationSocket[] => {
        const old = station < built ? (site.indicators[slotOf(station, { dimension })] ?? 0) : 0
        const filled =
          old + aimed.filter(({ target, piece }) => target === station && piece.dimension === dimension).length
        // HC-5.48 sockets of one dimension are filled in the order of the track
        return (carried.sockets[dimension] ?? []).map((square, place) => ({
          dimension,
          square,
          state: place < filled ? 'filled' : square <= access[dimension] ? 'open' : 'later',
        }))
      })
      const free = squaresAround(rectangleOf(block)).filter(({ x, y }) => site.layout.isFree(x, y))
      rooms.push({ station, sockets, free })
    }
    return rooms
  })
}
