import { type Phrase, seatName, seatsOf } from '@carriage/kernel'
import { type Dimension, dimensions } from '../components/index.ts'
import type { State } from '../state.ts'
import { tablesOf } from '../tables.ts'
import { list } from './phrases.ts'

/** The research tracks: where each lies, who stands where, and what its squares open. */
export function trackLines(view: State): Phrase[] {
  return dimensions.flatMap((dimension) => [positionsLine(view, dimension), squaresLine(view, dimension)])
}

function positionsLine(view: State, dimension: Dimension): Phrase {
  const { bottom, left, minimums, markers, players } = view
  const place = dimension === bottom ? 'bottom' : dimension === left ? 'left' : 'offBoard'
  const positions = seatsOf(players.length).map((seat) => ({
    id: 'position',
    values: { seat: seatName(seat), square: markers[dimension][seat] ?? 0 },
  }))
  return {
    id: `board.track.${dimension}`,
    values: { place: { id: `place.${place}` }, minimum: minimums[dimension], positions: list(positions, 'comma') },
  }
}

function squaresLine(view: State, dimension: Dimension): Phrase {
  const { rows, clockSquares } = tablesOf(view).components.researchTracks
  const squares = rows[dimension].squares.map((station, index) => ({
    id: clockSquares.includes(index + 1) ? 'square.clock' : 'square',
    values: { square: index + 1, tile: { id: `tile.${station}` } },
  }))
  return { id: 'board.squares', values: { squares: list(squares, 'comma') } }
}
