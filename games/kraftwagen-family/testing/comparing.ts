import { canonical, redact, type Seat, seatsOf, type Viewer } from '@carriage/kernel'

/** A move of a game: the position before it, and its events. */
export interface Moment<State, Move, Event> {
  readonly seat: Seat
  readonly move: Move
  /** The position before the move, with everything in it. */
  readonly before: State
  /** The same as one viewer sees it: each seat and a spectator in turn. */
  readonly view: () => State
  readonly events: readonly Event[]
  readonly after: State
  /** The seat that takes any tile while all others take the nearest one; null if all take any. */
  readonly rover: Seat | null
}

/** Called for every move of a game, in order; compares a forecast with the result. */
export type Comparison<State, Move, Event> = (moment: Moment<State, Move, Event>, tally: Tally) => void

/** Counts comparisons, and stores differences. */
export class Tally {
  readonly compared: Record<string, number> = {}
  readonly different: Record<string, number> = {}
  readonly examples: string[] = []
  /** Identifies the game, so that it can be replayed. */
  game = ''

  /** The forecast must be the same as the result, as plain data; none at all is different. */
  same(what: string, forecast: unknown, result: unknown): void {
    const predicted = canonical(forecast === undefined ? 'nothing' : forecast)
    const happened = canonical(result)
    this.holds(what, predicted === happened, () => `${predicted}, but ${happened}`)
  }

  holds(what: string, held: boolean, describe: () => string): void {
    this.compared[what] = (this.compared[what] ?? 0) + 1
    if (held) return
    this.different[what] = (this.different[what] ?? 0) + 1
    if (this.examples.length < 10) this.examples.push(`${this.game}: ${what}: ${describe()}`)
  }
}

/** True at every third call: forecasts that come up in every turn are compared in some of them. */
export function everyThird(): () => boolean {
  let calls = 0
  return () => ++calls % 3 === 0
}

/** A position as each viewer of a match with this many seats sees it. */
export function allViews<State>(state: State, seats: number): State[] {
  const viewers: Viewer[] = ['spectator', ...seatsOf(seats)]
  return viewers.map((viewer) => redact(state, viewer))
}
