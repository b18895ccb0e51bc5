import { type Event, horselessCarriage, type State, standardOptions } from '@carriage/horseless-carriage'
import { fastChance, type Seat, silentEffects } from '@carriage/kernel'
import { choiceOf, pickFrom, randomMove } from '@carriage/kernel/conform'
import { playGreedily } from './greedy-game.ts'

/** A seat that is about to plan a year. */
export interface PlannerPosition {
  readonly state: State
  readonly seat: Seat
  /** How the game came here. */
  readonly by: 'chance' | 'greed'
  readonly seed: number
}

const years = { first: 2, last: 5 }
const seatsAtEachYear = 2

/** Positions of years 2 to 5 in which no plan has been submitted yet, by turns from random and from greedy games. */
export function* plannerPositions(count: number, seed: number): Generator<PlannerPosition> {
  let found = 0
  for (let game = 0; found < count; game++) {
    const by = game % 2 === 0 ? 'chance' : 'greed'
    for (const state of statesOf(by, 3 + (game % 3), seed + game))
      for (let turn = 0; turn < seatsAtEachYear && found < count; turn++) {
        const seat = state.order[(found + turn) % state.order.length] ?? 0
        yield { state, seat, by, seed: seed + found }
        found += 1
      }
  }
}

function statesOf(by: PlannerPosition['by'], seats: number, seed: number): State[] {
  const states: State[] = []
  const look = (state: State) => {
    const { stage, year } = state
    if (stage.name !== 'factory' || year < years.first || year > years.last) return
    if (states.at(-1)?.year !== year) states.push(horselessCarriage.clone(state)) // the first position of the phase
  }
  if (by === 'greed') playGreedily({ seats, options: standardOptions, seed, tries: 96 }, look)
  else playByChance(seats, seed, look)
  return states
}

function playByChance(seats: number, seed: number, look: (state: State) => void): void {
  const fx = silentEffects<Event>(fastChance(seed))
  const choice = choiceOf(seed)
  const state = horselessCarriage.setup({ seats, options: standardOptions }, fx)
  for (;;) {
    const turn = horselessCarriage.turn(state)
    if (turn.over) return
    look(state)
    const seat = pickFrom(turn.seats, choice)
    horselessCarriage.play(state, seat, randomMove(horselessCarriage, state, turn, seat, choice), fx)
  }
}
