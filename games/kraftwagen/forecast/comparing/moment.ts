import { canonical, redact, type Seat, seatsOf, type Viewer } from '@carriage/kernel'
import type { Event } from '../../events.ts'
import type { Move } from '../../moves.ts'
import type { State } from '../../state.ts'
import type { EventOf } from '../what-if.ts'

/** One move of a game: the position before it, and what then happened. */
export interface Moment {
  readonly seat: Seat
  readonly move: Move
  /** The position before the move, with everything in it. */
  readonly before: State
  /** The same as one viewer sees it: everybody at the table and a spectator in turn. */
  readonly view: () => State
  readonly events: readonly Event[]
  readonly after: State
  /** The seat that takes any tile while all others take the nearest one; null if all take any. */
  readonly rover: Seat | null
}

/** Looks at every move of one game, in order. */
export type Comparison = (moment: Moment, tally: Tally) => void

/** Counts what was compared, and keeps what differed. */
export class Tally {
  readonly compared: Record<string, number> = {}
  readonly different: Record<string, number> = {}
  readonly examples: string[] = []
  /** Names the game, for whoever wants to see it again. */
  game = ''

  /** The forecast must be the same as the result, as plain data; none at all is different. */
  same(what: string, forecast: unknown, result: unknown): void {
    const foreseen = canonical(forecast === undefined ? 'nothing' : forecast)
    const happened = canonical(result)
    this.holds(what, foreseen === happened, () => `${foreseen}, but ${happened}`)
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

export function eventsOf<Kind extends Event['kind']>(events: readonly Event[], kind: Kind): EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => event.kind === kind)
}

/** The views of everybody who looks at this table. */
export function allViews({ before }: Moment): State[] {
  const viewers: Viewer[] = ['spectator', ...seatsOf(before.players.length)]
  return viewers.map((viewer) => redact(before, viewer))
}
