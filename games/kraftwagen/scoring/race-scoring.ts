import { type Seat, seatsOf } from '@carriage/kernel'
import { moneyForLaps, rank } from '@carriage/kraftwagen-family'
import type { RacePlace } from '../events.ts'
import { playerOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** The current race: KW-9.2 laps, then space; KW-12.9 dummies are ranked, KW-12.10 but earn no money. */
export function raceNow(state: State): RacePlace[] {
  const money = componentTablesOf(state).components.raceMoney.rows // KW-9.4, KW-9.5
  const cars = [
    ...seatsOf(state.players.length).map((driver) => ({ driver, ...playerOf(state, driver).raceCar })),
    ...state.dummies.map((space) => ({ driver: null, space, laps: 0 })),
  ]
  const { pitLaneCars = 'unplaced' } = state.options // KW-9.3
  return rank<Seat | null>(cars, pitLaneCars).map(({ driver: seat, place, laps, space }) => ({
    seat,
    place,
    laps,
    space,
    money: seat === null ? 0 : (money[place - 1] ?? 0),
  }))
}

/** KW-9.6 The money for a seat's laps of this round. */
export function lapMoneyNow(state: State, seat: Seat): number {
  const { rows, furtherLap } = componentTablesOf(state).components.lapMoney
  return moneyForLaps(playerOf(state, seat).raceCar.laps, rows, furtherLap)
}
