import type { Chance, Seat } from '@carriage/kernel'
import type { Plan, Width } from '../craft.ts'
import type { MotorworksPosition } from './position.ts'

/** The first round that is played to its end in thought. In the one before too much is still to come. */
const firstRound = 2

/** How plans are found and judged. */
interface Ways<State, Move> {
  plans(state: State, seat: Seat, width: Width, chance: Chance): readonly Plan<State, Move>[]
  worth(state: State, into: Float64Array): void
  /** Limit of turns in a play-out: a round without progress must not block a search. */
  readonly foresight: number
}

/**
 * The value of a position: half that of its best plan, half where the best plans of all seats lead by the end of the
 * round or the limit. A judgement sees what is worth having, but not who will sell which car; there, playing on is right more often.
 */
export function playOut<State extends MotorworksPosition, Move>(
  ways: Ways<State, Move>,
  state: State,
  chance: Chance,
  into: Float64Array,
  { round }: State,
): void {
  const [best] = ways.plans(state, state.actor, 'narrow', chance)
  if (!best?.end) throw new RangeError('Whoever is to move has a move.')
  into.set(best.worth)
  if (state.round > round || round < firstRound) return
  let end: State = best.end
  for (let turn = 0; turn < ways.foresight && end.phase !== 'over' && end.round === round; turn++) {
    end = ways.plans(end, end.actor, 'narrow', chance)[0]?.end ?? end
  }
  const promised = into.slice()
  ways.worth(end, into)
  for (let seat = 0; seat < into.length; seat++) into[seat] = ((into[seat] ?? 0) + (promised[seat] ?? 0)) / 2
}
