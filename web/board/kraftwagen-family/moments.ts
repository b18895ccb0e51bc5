import type { Chance, Game, Seat } from '@carriage/kernel'
import { findMoment, type MomentOf } from '../gallery/exhibit.ts'

/** A position of the gallery. */
export interface WantedMoment<State, Event, Options> {
  readonly seats: 2 | 3 | 4
  readonly options?: Partial<Options>
  readonly seed: number
  /** Whether this is the wanted position; the first match is used. */
  readonly when: (state: State, fresh: readonly Event[]) => boolean
}

/** Finds a position in games that are played by a habit. */
export function momentIn<
  State extends { readonly actor: Seat },
  Move extends object,
  Options extends object,
  Event extends object,
>(
  game: Game<State, Move, Options, Event>,
  standardOptions: Options,
  habit: (moves: readonly Move[], luck: Chance) => Move,
  { seats, options, ...position }: WantedMoment<State, Event, Options>,
): MomentOf<State, Event> {
  const settings = { seats, options: { ...standardOptions, ...options } }
  return findMoment({ game, actor: ({ actor }) => actor }, (fx) => game.setup(settings, fx), habit, position)
}
