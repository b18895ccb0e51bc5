import { type Phrase, type Seat, seatName, seatsOf } from '@carriage/kernel'
import { listPhrase, pitLane } from '@carriage/kraftwagen-family'
import type { RacePlace } from '../events.ts'
import { lapMoneyNow, raceNow } from '../scoring/race-scoring.ts'
import { playerOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** The current race, leader first, with current payments. */
export function raceLines(view: State): Phrase[] {
  const waiting = seatsOf(view.players.length).filter((seat) => playerOf(view, seat).raceCar.space === pitLane)
  const { components, lapSpaces } = componentTablesOf(view)
  const places = raceNow(view)
  return [
    {
      id: 'board.race',
      values: {
        spaces: lapSpaces,
        places: listPhrase(components.raceMoney.rows, 'comma'),
        laps: listPhrase(components.lapMoney.rows.slice(1), 'comma'),
      },
    },
    ...places.filter(({ space }) => space !== pitLane).map((place) => placeLine(view, place)),
    ...(waiting.length > 0 ? [pitLaneLine(places, waiting)] : []),
  ]
}

/** KW-9.3 The cars in the pit lane, with the money that each would get. */
function pitLaneLine(places: readonly RacePlace[], waiting: readonly Seat[]): Phrase {
  const money = places.find(({ space }) => space === pitLane)?.money ?? 0
  return { id: 'board.pitLane', values: { seats: listPhrase(waiting.map(seatName), 'comma'), money } }
}

function placeLine(view: State, { seat, place, laps, space, money }: RacePlace): Phrase {
  if (seat === null) return { id: 'board.place.dummy', values: { place, space } }
  return {
    id: 'board.place',
    values: { place, seat: seatName(seat), laps, space, money: money + lapMoneyNow(view, seat) },
  }
}
