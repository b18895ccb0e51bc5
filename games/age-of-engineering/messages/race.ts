import { type Phrase, seatName } from '@carriage/kernel'
import { type PhraseValue, racePhrases } from '@carriage/kraftwagen-family'
import type { RacePlace } from '../events.ts'
import { lapPointsNow, raceNow } from '../race-scoring.ts'
import type { State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** The current race, leader first, with current points. */
export function raceLines(view: State): Phrase[] {
  const { components, lapSpaces } = componentTablesOf(view)
  const { placePoints, lapPoints } = components
  const rewards = { spaces: lapSpaces, places: placePoints.rows, laps: lapPoints.rows.slice(1) }
  // AE-10.8
  const startLine = (place: RacePlace | undefined, seats: PhraseValue) => ({
    id: 'board.start',
    values: { seats, points: place?.points ?? 0 },
  })
  return racePhrases(view.companies, raceNow(view), rewards, (place) => placeLine(view, place), startLine)
}

function placeLine(view: State, { seat, place, laps, space, points: forPlace }: RacePlace): Phrase {
  if (seat === null) return { id: 'board.place.neutral', values: { place, space } }
  const points = forPlace + lapPointsNow(view, seat)
  return { id: 'board.place', values: { place, seat: seatName(seat), laps, space, points } }
}
