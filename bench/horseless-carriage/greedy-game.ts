import { greedyMove, nextSeat } from '@carriage/bots/horseless-carriage/greedy'
import { type Event, horselessCarriage, type Move, type Options, type State } from '@carriage/horseless-carriage'
import { fastChance, LiveEffects, type Seat } from '@carriage/kernel'
import { choiceOf, moveLimit } from '@carriage/kernel/conform'

export interface GreedyOptions {
  readonly seats: number
  readonly options: Options
  readonly seed: number
  /** Ideas of the planner for each plan. */
  readonly tries: number
}

export interface GreedyGame {
  readonly end: State
  readonly moves: number
  readonly events: readonly Event[]
}

/** A whole game of greedy players, each move judged before it is played. Looks at every position on the way. */
export function playGreedily(settings: GreedyOptions, look: (state: State) => void = () => {}): GreedyGame {
  const { seats, options, seed, tries } = settings
  const fx = new LiveEffects<Event>(fastChance(seed))
  const chance = choiceOf(seed)
  const state = horselessCarriage.setup({ seats, options }, fx)
  for (let moves = 0; moves < moveLimit; moves++) {
    if (horselessCarriage.turn(state).over) return { end: state, moves, events: fx.events }
    look(state)
    const seat = nextSeat(state, chance)
    const move = greedyMove(state, seat, { tries, chance })
    expectLegal(state, seat, move)
    horselessCarriage.play(state, seat, move, fx)
  }
  throw new Error(`The game of seed ${seed} has not ended after ${moveLimit} moves.`)
}

function expectLegal(state: State, seat: Seat, move: Move): void {
  const verdict = horselessCarriage.judge(state, seat, move)
  if (!verdict.legal) throw new Error(`A greedy ${move.kind} breaks ${verdict.rule}: ${JSON.stringify(verdict.facts)}`)
}
