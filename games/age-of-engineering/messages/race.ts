import { type Phrase, type Seat, seatName, seatsOf } from '@carriage/kernel'
import { listPhrase, pitLane } from '@carriage/kraftwagen-family'
import type { RacePlace } from '../events.ts'
import { lapPointsNow, raceNow } from '../race-scoring.ts'
import { companyOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** The current race, leader first, with current points. */
export function raceLines(view: State): Phrase[] {
  const waiting = seatsOf(view.companies.length).filter((seat) => companyOf(view, seat).raceCar.space === pitLane)
  const { components, lapSpaces } = componentTablesOf(view)
  const places = raceNow(view)
  return [
    {
      id: 'board.race',
      values: {
        spaces: lapSpaces,
        places: listPhrase(components.placePoints.rows, 'comma'),
        laps: listPhrase(components.lapPoints.rows.slice(1), 'comma'),
      },
    },
    ...places.filter(({ space }) => space !== pitLane).map((place) => placeLine(view, place)),
    ...(waiting.length > 0 ? [startLine(places, waiting)] : []),
  ]
}

/** AE-10.8 The cars in the pit lane, with their points. */
function startLine(places: readonly RacePlace[], waiting: readonly Seat[]): Phrase {
  const points = places.find(({ space }) => space === pitLane)?.points ?? 0
  return { id: 'board.start', values: { seats: listPhrase(waiting.map(seatName), 'comma'), points } }
}

function placeLine(view: State, { seat, place, laps, space, points }: RacePlace): Phrase {
  if (seat === null) return { id: 'board.place.neutral', values: { place, space } }
  return {
    id: 'board.place',
    values: { place, seat: seatName(seat), laps, space, points: points + lapPointsNow(view, seat) },
  }
}
