import { type Phrase, seatName, seatsOf } from '@carriage/kernel'
import { list, pitLane } from '@carriage/motorworks'
import type { RacePlace } from '../events.ts'
import { lapPointsNow, raceNow } from '../race-scoring.ts'
import { companyOf, type State } from '../state.ts'
import { tablesOf } from '../tables.ts'

/** The race as it stands, the leader first, with what it would bring now. */
export function raceLines(view: State): Phrase[] {
  const waiting = seatsOf(view.companies.length).filter((seat) => companyOf(view, seat).raceCar.space === pitLane)
  const { components, lapSpaces } = tablesOf(view)
  return [
    {
      id: 'board.race',
      values: {
        spaces: lapSpaces,
        places: list(components.placePoints.rows, 'comma'),
        laps: list(components.lapPoints.rows.slice(1), 'comma'),
      },
    },
    ...raceNow(view)
      .filter(({ space }) => space !== pitLane)
      .map((place) => placeLine(view, place)),
    ...(waiting.length > 0 ? [{ id: 'board.start', values: { seats: list(waiting.map(seatName), 'comma') } }] : []),
  ]
}

function placeLine(view: State, { seat, place, laps, space, points }: RacePlace): Phrase {
  if (seat === null) return { id: 'board.place.neutral', values: { place, space } }
  return {
    id: 'board.place',
    values: { place, seat: seatName(seat), laps, space, points: points + lapPointsNow(view, seat) },
  }
}
