import { greedyMove, nextSeat } from '@carriage/bots/horseless-carriage/greedy'
import {
  type Event,
  horselessCarriage,
  type Move,
  type Options,
  type State,
  standardOptions,
} from '@carriage/horseless-carriage'
import { fastChance, LiveEffects, redact, type Seat } from '@carriage/kernel'

/** A position with all events that led to it. */
export interface Moment {
  readonly state: State
  readonly history: readonly Event[]
  /** The events of the last move. */
  readonly fresh: readonly Event[]
}

export interface Wanted {
  readonly seats?: 3 | 4 | 5
  readonly options?: Partial<Options>
  readonly seed?: number
  /** Whether this is the wanted position; the first match is used. */
  readonly when: (state: State, fresh: readonly Event[]) => boolean
}

/** The number of games to try: their length depends on the players. */
const games = 10

/** Lets greedy players play until the wanted position comes up. */
export function momentOf({ seed = 1, ...wanted }: Wanted): Moment {
  for (let next = seed; next < seed + games; next++)
    for (const moment of momentsOf({ ...wanted, seed: next }))
      if (wanted.when(moment.state, moment.fresh)) return moment
  throw new RangeError(`No game from seed ${seed} on reached the wanted position.`)
}

/** Every position of a game of greedy players. The state is mutated. */
export function* momentsOf({ seats = 3, options = {}, seed = 1 }: Omit<Wanted, 'when'>): Generator<Moment & Next> {
  const chance = fastChance(seed)
  const opening = new LiveEffects<Event>(chance)
  const state = horselessCarriage.setup({ seats, options: { ...standardOptions, ...options } }, opening)
  const history = opening.events.slice()
  let fresh: readonly Event[] = history.slice()
  while (!horselessCarriage.turn(state).over) {
    const seat = nextSeat(state, chance)
    const move = greedyMove(redact(state, seat), seat, { tries: 60, chance })
    yield { state, history, fresh, seat, move }
    const fx = new LiveEffects<Event>(chance)
    horselessCarriage.play(state, seat, move, fx)
    fresh = fx.events
    history.push(...fresh)
  }
  yield { state, history, fresh, seat: 0, move: { kind: 'pass' } }
}

/** The next seat and its move. */
export interface Next {
  readonly seat: Seat
  readonly move: Move
}
