import { type Phrase, seatName } from '@carriage/kernel'
import { racePhrases } from '@carriage/kraftwagen-family'
import type { RacePlace } from '../events.ts'
import { lapMoneyNow, raceNow } from '../scoring/race-scoring.ts'
import type { State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** The current race, leader first, with current payments. */
export function raceLines(view: State): Phrase[] {
  const { components, lapSpaces } = componentTablesOf(view)
  return racePhrases(
    view.players,
    raceNow(view),
    { spaces: lapSpaces, places: components.raceMoney.rows, laps: components.lapMoney.rows.slice(1) },
    (place) => placeLine(view, place),
    // KW-9.3
    (place, seats) => ({ id: 'board.pitLane', values: { seats, money: place?.money ?? 0 } }),
  )
}

function placeLine(view: State, { seat, place, laps, space, money }: RacePlace): Phrase {
  if (seat === null) return { id: 'board.place.dummy', values: { place, space } }
  const total = money + lapMoneyNow(view, seat)
  return { id: 'board.place', values: { place, seat: seatName(seat), laps, space, money: total } }
}
