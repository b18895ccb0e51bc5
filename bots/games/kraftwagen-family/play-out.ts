import type { Chance, Seat } from '@carriage/kernel'
import type { TurnPlan, Width } from '../../game-model.ts'
import type { FamilyPosition } from './position.ts'

/** The first round in which positions are played out. Before it, too much of the game is left. */
const firstRound = 2

/** How plans are found and judged. */
interface PlanSearch<State, Move> {
  plans(state: State, seat: Seat, width: Width, chance: Chance): readonly TurnPlan<State, Move>[]
  worth(state: State, into: Float64Array): void
  /** Limit of turns in a play-out: a round without progress must not block a search. */
  readonly lookahead: number
}

/**
 * The value of a position: half that of its best plan, half where the best plans of all seats lead by the end of the
 * round or the limit. A judgement does not see which seat will sell which car; a play-out does.
 */
export function playOut<State extends FamilyPosition, Move>(
  search: PlanSearch<State, Move>,
  state: State,
  chance: Chance,
  into: Float64Array,
  { round }: State,
): void {
  const [best] = search.plans(state, state.actor, 'narrow', chance)
  if (!best?.end) throw new RangeError('A seat that is to move must have a move.')
  into.set(best.worth)
  if (state.round > round || round < firstRound) return
  let end: State = best.end
  for (let turn = 0; turn < search.lookahead && end.phase !== 'over' && end.round === round; turn++) {
    end = search.plans(end, end.actor, 'narrow', chance)[0]?.end ?? end
  }
  const promised = into.slice()
  search.worth(end, into)
  for (let seat = 0; seat < into.length; seat++) into[seat] = ((into[seat] ?? 0) + (promised[seat] ?? 0)) / 2
}
