import { type Chance, fastChance, type Seat } from '@carriage/kernel'
import type { ThinkingBudget } from '../bot.ts'
import type { GameModel, TurnPlan } from '../game-model.ts'
import type { Thinking } from '../levels.ts'
import type { Pondering } from '../search/index.ts'
import { pondered } from '../think.ts'
import type { Evaluation, Reason } from './evaluation.ts'

/** A suggested continuation and the reasons for it. */
export interface Option<Move = object> {
  /** Consecutive moves; the first of them is made now. */
  readonly moves: readonly Move[]
  /** The expected share of a win after them. */
  readonly share: number
  readonly reasons: readonly Reason[]
}

/** The comparison of a player's moves with better ones. */
export interface MoveComparison<Move = object> {
  readonly preferred: Option<Move>
  /** The share of a win, the points and the places that were lost; 0 if the player chose the preferred moves. */
  readonly loss: { readonly share: number; readonly points: number; readonly place: number }
  /** The expected place after the player's moves. */
  readonly place: number
}

/** Advises a seat from what that seat sees. */
export interface Adviser<View = object, Move = object> {
  /** Whether a turn begins here; advice covers the whole turn. */
  isTurn(view: View): boolean
  /** A few continuations with different first moves, the best first. */
  advise(view: View, seat: Seat, budget: ThinkingBudget): Option<Move>[]
  compare(view: View, seat: Seat, played: readonly [Move, ...Move[]], budget: ThinkingBudget): MoveComparison<Move>
}

/** Limit of options: a longer list is no help to a player. */
const mostOptions = 3

/** What an adviser knows of a game, and how it thinks about it. */
export interface Knowledge<State, Move> {
  readonly model: GameModel<State, Move>
  readonly evaluation: Evaluation<State, Move>
  readonly ponder: (model: GameModel<State, Move>, view: State, seat: Seat, seed: number) => Pondering<State, Move>
  /** Advice is what this level would do. */
  readonly level: Thinking
}

export function adviser<State extends object, Move extends object>({
  model,
  evaluation,
  ponder,
  level,
}: Knowledge<State, Move>): Adviser<State, Move> {
  const iterations = level.kind === 'search' ? level.iterations : 0

  function reasonsFor(before: State, seat: Seat, plan: TurnPlan<State, Move>, chance: Chance): Reason[] {
    return evaluation.gains(before, plan.end ?? model.follow(before, seat, plan, chance), seat, plan.moves)
  }

  function advise(view: State, seat: Seat, budget: ThinkingBudget): Option<Move>[] {
    const search = pondered(model, ponder, iterations, view, seat, budget)
    const chance = fastChance(budget.seed)
    const before = model.sampleHidden(view, seat, chance)
    const options = new Map<string, Option<Move>>()
    for (const { plan, worth } of search.found) {
      const first = JSON.stringify(plan.moves[0])
      if (options.has(first)) continue
      options.set(first, { moves: plan.moves, share: worth, reasons: reasonsFor(before, seat, plan, chance) })
      if (options.size === mostOptions) break
    }
    return [...options.values()]
  }

  function compare(
    view: State,
    seat: Seat,
    played: readonly [Move, ...Move[]],
    budget: ThinkingBudget,
  ): MoveComparison<Move> {
    const [best] = pondered(model, ponder, iterations, view, seat, budget).found
    if (!best) throw new RangeError('The game waits for a seat that has no plan.')
    const chance = fastChance(budget.seed)
    const before = model.sampleHidden(view, seat, chance)
    const seats = best.plan.worth.length
    const done = asPlan(before, seat, played, seats, budget.seed)
    const expected = new Float64Array(seats)
    evaluation.points(done.end, expected)
    const place = placeOf(evaluation, done.end, expected, seat)
    const reasons = reasonsFor(before, seat, best.plan, chance)
    const rival = asPlan(before, seat, best.plan.moves, seats, budget.seed)
    if (isSame(best.plan.moves, played) || JSON.stringify(rival.end) === JSON.stringify(done.end)) {
      const preferred = { moves: best.plan.moves, share: best.worth, reasons }
      return { preferred, loss: { share: 0, points: 0, place: 0 }, place }
    }
    // Both are searched equally: values from a shallow search would be biased.
    const duel = ponder(between(model, evenly(rival, done)), view, seat, budget.seed)
    duel.run({ iterations, ...budget })
    const shareOf = (plan: TurnPlan<State, Move>) =>
      duel.found.find(({ plan: { moves } }) => moves === plan.moves)?.worth ?? 0
    const better = shareOf(rival)
    const worse = shareOf(done)
    const points = evaluation.leadFor(done.end, better) - evaluation.leadFor(done.end, worse)
    expected[seat] = (expected[seat] ?? 0) + points
    return {
      preferred: { moves: best.plan.moves, share: better, reasons },
      loss: { share: better - worse, points, place: place - placeOf(evaluation, done.end, expected, seat) },
      place,
    }
  }

  /** All plans have the same luck, so that two orders of the same moves lead to the same position. */
  function asPlan(before: State, seat: Seat, moves: readonly [Move, ...Move[]], seats: number, seed: number) {
    const bare = { moves, worth: new Float64Array(seats), chancy: true }
    const end = model.follow(before, seat, bare, fastChance(seed))
    model.worth(end, bare.worth)
    return { ...bare, end }
  }

  return { isTurn: (view) => model.effort(view) >= 1, advise, compare }
}

/** A model that is limited to these plans for the present decision. */
function between<State, Move>(
  model: GameModel<State, Move>,
  plans: readonly TurnPlan<State, Move>[],
): GameModel<State, Move> {
  return {
    ...model,
    plans: (state, seat, width, chance) => (width === 'wide' ? [...plans] : model.plans(state, seat, width, chance)),
  }
}

/** Two plans with equal value before the search. */
function evenly<State, Move>(a: TurnPlan<State, Move>, b: TurnPlan<State, Move>): TurnPlan<State, Move>[] {
  const worth = a.worth.map((each, seat) => (each + (b.worth[seat] ?? 0)) / 2)
  return [
    { ...a, worth },
    { ...b, worth },
  ]
}

/** The expected place: 1, plus for each rival the probability that it is ahead. */
function placeOf<State>(
  evaluation: Pick<Evaluation<State>, 'chanceOf'>,
  state: State,
  points: Float64Array,
  seat: Seat,
): number {
  let place = 1
  for (const [other, theirs] of points.entries()) {
    if (other !== seat) place += 1 - evaluation.chanceOf(state, (points[seat] ?? 0) - theirs)
  }
  return place
}

/** Compares the common length of two plans: one may have been cut short by a draw. */
function isSame(a: readonly object[], b: readonly object[]): boolean {
  const length = Math.min(a.length, b.length)
  return JSON.stringify(a.slice(0, length)) === JSON.stringify(b.slice(0, length))
}
