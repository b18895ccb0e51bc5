import type { Effects, Seat } from '@carriage/kernel'
import { type DriveCourse, driveCourse, spacesTaken } from '@carriage/kraftwagen-family'
import { stepsWithPorsche } from '../engineers/porsche.ts'
import type { Event } from '../events.ts'
import { lapsCompleted } from '../scoring/awards.ts'
import { playerOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** Where a seat's race car would go with this number of its own steps, Porsche's included. */
export function courseOf(state: State, seat: Seat, steps: number): DriveCourse {
  const player = playerOf(state, seat)
  // KW-1.22, KW-5.32, KW-5.33, KW-5.35, KW-5.36, KW-5.37
  return driveCourse(
    player.raceCar.space,
    stepsWithPorsche(player, steps),
    spacesTaken(state.players, state.dummies, seat), // KW-12.8, KW-5.38, KW-1.24
    componentTablesOf(state).lapSpaces,
  )
}

/** KW-5.31 The full distance is driven; KW-5.39 the race needs neither body nor workers. */
export function driveRaceCar(
  state: State,
  steps: number,
  because: 'grandPrix' | 'race5' | 'bugatti',
  fx: Effects<Event>,
): void {
  const seat = state.actor
  const { from, to, path, skipped, laps } = courseOf(state, seat, steps)
  const { raceCar } = playerOf(state, seat)
  raceCar.space = to
  raceCar.laps += laps // KW-5.34
  fx.emit({ kind: 'carDrove', seat, from, to, path, skipped, laps, because })
  if (laps > 0) lapsCompleted(state, seat, fx)
}
