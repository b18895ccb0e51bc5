import type { Effects, Game, Result, Seat, SetupParameters, Turn, Variant, Verdict } from '@carriage/kernel'

/** What an engine of steps does for a game. */
interface StepEngine<State, Move, Event> {
  turn(this: void, state: State): Turn
  moves(this: void, state: State, seat: Seat): readonly Move[]
  judge(this: void, state: State, seat: Seat, move: Move): Verdict
  play(this: void, state: State, seat: Seat, move: Move, fx: Effects<Event>): void
  advance(this: void, state: State, fx: Effects<Event>): void
}

/** The part of a game that is played by its steps, from the set-up to the result. */
export function playedBy<
  State extends { readonly phase: string },
  Move extends object,
  Options extends object,
  Event extends object,
>(
  { turn, moves, judge, play, advance: goOn }: StepEngine<State, Move, Event>,
  layOut: (parameters: SetupParameters<Options>, fx: Effects<Event>) => State,
  result: (state: State) => Result,
): Pick<Game<State, Move, Options, Event>, 'setup' | 'turn' | 'moves' | 'judge' | 'play'> {
  return {
    setup(parameters, fx) {
      const state = layOut(parameters, fx)
      goOn(state, fx)
      return state
    },
    turn: (state) => (state.phase === 'over' ? { over: true, result: result(state) } : turn(state)),
    moves,
    judge,
    play,
  }
}

const eachSeat: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** The actor decides, and no other seat. */
export function onlyActor({ actor }: { readonly actor: Seat }): readonly Seat[] {
  return eachSeat[actor] ?? [actor]
}

/** Makes variants for tests and simulations: the standard options with overrides. */
export function variantsWith<Options extends object>(
  standard: Options,
): (seats: number, options?: Partial<Options>) => Variant<Options> {
  return (seats, options = {}) => ({ seats, options: { ...standard, ...options } })
}
