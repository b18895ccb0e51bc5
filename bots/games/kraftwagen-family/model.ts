import { type Chance, type Seat, silentEffects } from '@carriage/kernel'
import type { GameModel, TurnPlan, Width } from '../../game-model.ts'
import type { Judgement } from './judgement.ts'
import { playOut } from './play-out.ts'
import type { AnyOptions, FamilyPosition } from './position.ts'
import type { RoundScoring } from './turn-outcome.ts'

/** What differs between the editions. */
export interface Edition<State extends FamilyPosition, Move extends object, Event extends object> {
  readonly game: AnyOptions<State, Move, Event>
  readonly sampleHidden: (view: State, seat: Seat, chance: Chance) => State
  readonly effort: (state: State) => number
  /** How many turns a position is played on at most. */
  readonly lookahead: number
  /** All that a seat may sensibly do up to the end of its turn, in any order. */
  readonly explore: (
    state: State,
    seat: Seat,
    width: Width,
    worth: Worth<State>,
    chance: Chance,
  ) => TurnPlan<State, Move>[]
  /** The scoring if the round ended now. */
  readonly scoring: (state: State) => RoundScoring
  /** A new turn or phase begins, or the game is over. */
  readonly isEndOfTurn: (state: State, seat: Seat, moves: number) => boolean
}

export type Worth<State> = (state: State, into: Float64Array) => void

/** Positions that a search looks into in the time of one that is played out. */
const moreWithoutPlayOut = 1.7

export function familyModel<State extends FamilyPosition, Move extends object, Event extends object>(
  { game, sampleHidden, effort, lookahead, explore, scoring, isEndOfTurn }: Edition<State, Move, Event>,
  judgement: Judgement<State>,
): GameModel<State, Move> {
  const worth = (state: State, into: Float64Array) => judgement.worth(state, into)

  /** The last position with its plans: a search asks for them, and then plays on from the same position. */
  let latest: { readonly state: State; readonly plans: TurnPlan<State, Move>[] } | undefined

  function plans(state: State, seat: Seat, width: Width, chance: Chance): TurnPlan<State, Move>[] {
    const found = explore(state, seat, width, worth, chance)
    const by = judgement.trained(judgement.source.seats(state)).flattery[state.round - 1] ?? 0
    for (const { end, worth: promised } of found) if (end?.phase !== 'over') sober(promised, seat, by)
    found.sort((a, b) => (b.worth[seat] ?? 0) - (a.worth[seat] ?? 0))
    latest = { state, plans: found }
    return found
  }

  const search = {
    plans: (state: State, seat: Seat, width: Width, chance: Chance) =>
      latest?.state === state ? latest.plans : plans(state, seat, width, chance),
    worth,
    lookahead,
  }
  const playsOut = (state: State) => judgement.trained(judgement.source.seats(state)).playsOut

  return {
    sampleHidden,
    worlds: 1,
    effort: (state) => effort(state) * (playsOut(state) ? 1 : moreWithoutPlayOut),
    mover: (state) => (state.phase === 'over' ? undefined : state.actor),
    plans,
    worth,
    paysNow(state, seat) {
      const { sales, race } = scoring(state)
      const sold = sales.reduce((sum, sale) => sum + (sale.seat === seat ? sale.paid : 0), 0)
      return (judgement.source.lookAt(state).points[seat] ?? 0) + sold + (race[seat] ?? 0)
    },
    playOut(state, chance, into, view) {
      if (playsOut(state)) playOut(search, state, chance, into, view)
      else into.set(search.plans(state, state.actor, 'narrow', chance)[0]?.worth ?? into)
    },

    follow(state, seat, plan, chance) {
      const next = game.clone(state)
      const fx = silentEffects<Event>(chance)
      let played = 0
      for (const move of plan.moves) {
        if (isEndOfTurn(next, seat, played)) break
        if (next.phase === 'over' || next.actor !== seat || !game.judge(next, seat, move).legal) break
        game.play(next, seat, move, fx)
        played++
      }
      if (isEndOfTurn(next, seat, played)) return next
      const [rest] = plans(next, seat, 'narrow', chance)
      if (!rest?.end) throw new RangeError('A seat that is to move must have a move.')
      return rest.end
    },
  }
}

/** Corrects the overestimate of a plan: lowers the mover's value and raises those of the others. */
function sober(worth: Float64Array, seat: Seat, by: number): void {
  for (let each = 0; each < worth.length; each++) {
    worth[each] = (worth[each] ?? 0) + (each === seat ? -by : by / (worth.length - 1))
  }
}
