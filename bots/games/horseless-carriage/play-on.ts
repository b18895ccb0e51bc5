import { horselessCarriage, type State } from '@carriage/horseless-carriage'
import { type Chance, type Seat, silentEffects } from '@carriage/kernel'
import { greedyMove } from './greedy/index.ts'

/** Ideas for each factory on the way: more of them hardly change who earns what. */
const tries = 6

/** Years whose sales are played. */
const years = 2

/** The seat that decides next; of several who plan at once, the first in order who has no plan yet. */
export function moverOf(state: State): Seat | undefined {
  const turn = horselessCarriage.turn(state)
  if (turn.over) return undefined
  const { stage, order } = state
  return stage.name === 'factory' ? order.find((seat) => stage.plans[seat]?.state === 'draft') : turn.seats[0]
}

/** Every seat plays the move that looks best at once, until a decision can be judged. Changes the state. */
export function playOn(state: State, chance: Chance, { stage, year }: State): void {
  const fx = silentEffects<object>(chance)
  // The choice of buyers has no effect beyond the sales themselves.
  const isOver =
    stage.name === 'sales'
      ? () => state.stage.name !== 'sales'
      : () => state.year > lastYear || (state.year === lastYear && state.stage.name === 'demand')
  const lastYear = stage.name === 'demand' ? year + years : year + years - 1
  while (!isOver()) {
    const seat = moverOf(state)
    if (seat === undefined) return
    horselessCarriage.play(state, seat, greedyMove(state, seat, { tries, chance }), fx)
  }
}
