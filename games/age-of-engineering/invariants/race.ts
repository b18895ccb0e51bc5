import type { Invariant } from '@carriage/kernel'
import { forSeats, pitLane } from '@carriage/kraftwagen-family'
import type { State } from '../state.ts'
import { boardFor, componentTablesOf } from '../tables.ts'

/** The circuit. */
export const raceInvariants: readonly Invariant<State>[] = [
  {
    id: 'AE-INV-21',
    title: 'No two race cars share a circuit space, and neutral cars never move',
    broken: (state) => {
      const { neutralCars } = boardFor(componentTablesOf(state), state.companies.length)
      if (state.neutralCars.join() !== neutralCars.join()) return `neutral cars on ${state.neutralCars.join()}`
      const spaces = state.companies.map(({ raceCar }) => raceCar.space).filter((space) => space !== pitLane)
      const taken = [...spaces, ...state.neutralCars]
      if (new Set(taken).size !== taken.length) return `cars on ${taken.join()}`
      return taken.every((space) => space >= 1 && space <= componentTablesOf(state).lapSpaces)
        ? undefined
        : taken.join()
    },
  },
  {
    id: 'AE-INV-22',
    title: 'A race car in the pit lane has no laps',
    broken: (state) =>
      forSeats(state.companies, (_, { raceCar }) =>
        raceCar.space === pitLane && raceCar.laps !== 0 ? `${raceCar.laps} laps in the pit lane` : undefined,
      ),
  },
]
