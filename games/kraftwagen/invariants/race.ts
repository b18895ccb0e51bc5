import type { Invariant } from '@carriage/kernel'
import { forSeats, pitLane, type RaceCar, sameItems, sum } from '@carriage/kraftwagen-family'
import { raceNow } from '../scoring/race-scoring.ts'
import type { State } from '../state.ts'
import { boardFor, componentTablesOf } from '../tables.ts'
import { isBetweenActions } from './between-actions.ts'

/** The circuit and what the race pays. */
export const raceInvariants: readonly Invariant<State>[] = [
  {
    id: 'KW-INV-17',
    title: 'No two race cars share a circuit space',
    broken: (state) => {
      const spaces = state.players.map(({ raceCar }) => raceCar.space)
      const { dummies } = boardFor(componentTablesOf(state), state.players.length)
      if (state.dummies.join() !== dummies.join()) return `dummies on ${state.dummies.join()}`
      const taken = [...spaces.filter((space) => space !== pitLane), ...state.dummies]
      if (new Set(taken).size !== taken.length) return `cars on ${taken.join()}`
      return taken.every((space) => space >= 1 && space <= componentTablesOf(state).lapSpaces)
        ? undefined
        : taken.join()
    },
  },
  {
    id: 'KW-INV-18',
    title: 'A race car in the pit lane has no laps',
    broken: (state) =>
      forSeats(state.players, (_, { raceCar }) =>
        raceCar.space === pitLane && raceCar.laps !== 0 ? `${raceCar.laps} laps in the pit lane` : undefined,
      ),
  },
  {
    id: 'KW-INV-30',
    title: 'The race pays its places once, and all of them if enough cars are on the circuit',
    broken: (state) => {
      if (!isBetweenActions(state)) return undefined
      const { rows } = componentTablesOf(state).components.raceMoney
      const drivers = state.players.map(({ raceCar }) => raceCar).filter(({ space }) => space !== pitLane)
      const cars = [...drivers, ...state.dummies.map((space) => ({ space, laps: 0 }))]
      // Counted by who is ahead, not by the ranking that the scoring itself uses.
      const due = drivers.map((car) => rows[cars.filter((other) => isAhead(other, car)).length] ?? 0)
      const paid = raceNow(state).filter(({ money, space }) => money > 0 && space !== pitLane) // KW-9.3
      const all = sum(rows)
      if (sum(due) > all) return `${sum(due)} would be due`
      if (drivers.length >= rows.length && state.dummies.length === 0 && sum(due) !== all) return `only ${sum(due)} due`
      return sameItems(
        due.filter((money) => money > 0).map(String),
        paid.map(({ money }) => String(money)),
      )
    },
  },
]

function isAhead(one: RaceCar, other: RaceCar): boolean {
  return one.laps > other.laps || (one.laps === other.laps && one.space > other.space)
}
