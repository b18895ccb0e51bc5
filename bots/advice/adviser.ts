import { type Chance, fastChance, type Seat } from '@carriage/kernel'
import type { ThinkingBudget } from '../bot.ts'
import type { GameModel, TurnPlan } from '../game-model.ts'
import type { Thinking } from '../levels.ts'
import type { Found, Pondering } from '../search/index.ts'
import { pondered } from '../think.ts'
import type { Evaluation, Reason } from './evaluation.ts'
import type { PlanChange, TurnAim } from './turn-aim.ts'
import { withAimFirst } from './turn-aim.ts'

/** A suggested continuation and the reasons for it. */
export interface Option<Move = object> {
  /** Consecutive moves; the first of them is made now. */
  readonly moves: readonly Move[]
  /** The expected share of a win after them. */
  readonly share: number
  readonly reasons: readonly Reason[]
  /** What the turn is for: what an earlier hint of the turn has said, as long as these moves go on with its plan. */
  readonly aim?: Reason
  /** Why these moves depart from the plan of an earlier hint of the turn. */
  readonly change?: PlanChange
}

/** The reasons that every adviser may give: they compare an option with the next one. */
export const comparisons = ['better', 'alike', 'only'] as const

/** Whether a reason only compares an option with the next one. */
export function isComparison({ concern }: Reason): boolean {
  return comparisons.some((each) => each === concern)
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
  /**
   * A few continuations with different first moves, the best first. It goes on with the aim of the turn, or says why not. Others
   * than the best are left out if nothing can be said for them.
   */
  advise(view: View, seat: Seat, budget: ThinkingBudget, aim?: TurnAim<Move>): Option<Move>[]
  compare(view: View, seat: Seat, played: readonly [Move, ...Move[]], budget: ThinkingBudget): MoveComparison<Move>
}

/** Limit of options: a longer list is no help to a player. */
const mostOptions = 3

type Ponder<State, Move> = (
  model: GameModel<State, Move>,
  view: State,
  seat: Seat,
  seed: number,
) => Pondering<State, Move>

/** What an adviser knows of a game, and how it thinks about it. */
export interface Knowledge<State, Move> {
  readonly model: GameModel<State, Move>
  readonly evaluation: Evaluation<State, Move>
  readonly ponder: Ponder<State, Move>
  /** How two plans are compared, if otherwise. */
  readonly duel?: Ponder<State, Move>
  /** Advice is what this level would do. */
  readonly level: Thinking
}

export function adviser<State extends object, Move extends object>({
  model,
  evaluation,
  ponder,
  duel = ponder,
  level,
}: Knowledge<State, Move>): Adviser<State, Move> {
  const iterations = level.kind === 'search' ? level.iterations : 0

  function advise(view: State, seat: Seat, budget: ThinkingBudget, aim?: TurnAim<Move>): Option<Move>[] {
    const chance = fastChance(budget.seed)
    const before = model.sampleHidden(view, seat, chance)
    const searched = aim && isPlan(aim.moves) ? withPlan(before, seat, aim.moves, budget.seed) : model
    const search = pondered(searched, ponder, iterations, view, seat, budget)
    const useful = search.found.filter(({ plan }) => !evaluation.isPointless?.(before, seat, plan.moves))
    const { found, change } = withAimFirst(useful.length > 0 ? useful : search.found, aim)
    const beginnings = distinctFirst(found)
    const shown = beginnings.slice(0, mostOptions)
    const given = shown.map((each) => distinctiveReasons(before, seat, each, found, chance))
    const areAll = shown.length === beginnings.length && !evaluation.plainMoves?.(before, seat).length
    const distinct = areAll ? withoutCommon(given) : given
    return shown.flatMap((each, rank) => {
      const reasons = distinct[rank] ?? []
      const ground = reasons.find(({ warns }) => !warns)
      const option = { moves: each.plan.moves, share: each.worth, reasons, ...(ground && { aim: ground }) }
      if (rank > 0) return ground ? [option] : []
      if (aim?.reason && !change) return [{ ...option, aim: aim.reason }]
      if (!ground) option.reasons = [comparison(before, each, found), ...reasons]
      return [{ ...option, ...(change && { change }) }]
    })
  }

  /** The reasons for a plan that do not hold for every other plan too. */
  function distinctiveReasons(
    before: State,
    seat: Seat,
    { plan }: Found<State, Move>,
    found: readonly Found<State, Move>[],
    chance: Chance,
  ): Reason[] {
    const endOf = (each: TurnPlan<State, Move>) => each.end ?? model.follow(before, seat, each, chance)
    const others = othersThan(plan, found)
    const [next] = others
    const plain = (evaluation.plainMoves?.(before, seat) ?? []).map((move) => ({
      moves: [move] as const,
      worth: plan.worth,
      chancy: true,
    }))
    // The worst first: most reasons do not hold for it.
    const beginnings = distinctFirst(others).map((each) => each.plan)
    const rivals = [...plain, ...beginnings.reverse()].filter((each) => !isSame(each.moves, plan.moves))
    const comparedWith = (instead: State) => {
      const reasonsOf = (each: TurnPlan<State, Move>) =>
        evaluation.gains(before, endOf(each), seat, each.moves, instead)
      const reasons = reasonsOf(plan)
      let common = rivals.length > 0 ? reasons.filter(({ warns }) => !warns) : []
      for (const rival of rivals) {
        if (common.length === 0) break
        const theirs = reasonsOf(rival)
        common = common.filter((reason) => theirs.some((their) => holdsToo(their, reason)))
      }
      return reasons.filter((reason) => !common.includes(reason)).slice(0, evaluation.mostReasons)
    }
    const reasons = comparedWith(next ? endOf(next.plan) : before)
    // What it has in common with the best alternative is still a reason if others lack it.
    return next && !reasons.some(({ warns }) => !warns) ? comparedWith(before) : reasons
  }

  /** How an option compares with the next one, if nothing else can be said for it. */
  function comparison(before: State, best: Found<State, Move>, found: readonly Found<State, Move>[]): Reason {
    const [next] = othersThan(best.plan, found)
    if (!next) return { concern: 'only', points: 0 }
    const points = evaluation.leadFor(before, best.worth) - evaluation.leadFor(before, next.worth)
    return points >= 1 ? { concern: 'better', points } : { concern: 'alike', points: 0 }
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
    const end = best.plan.end ?? model.follow(before, seat, best.plan, chance)
    const gains = evaluation.gains(before, end, seat, best.plan.moves, done.end)
    const reasons = gains.slice(0, evaluation.mostReasons)
    const rival = asPlan(before, seat, best.plan.moves, seats, budget.seed)
    if (isSame(best.plan.moves, played) || JSON.stringify(rival.end) === JSON.stringify(done.end)) {
      const preferred = { moves: best.plan.moves, share: best.worth, reasons }
      return { preferred, loss: { share: 0, points: 0, place: 0 }, place }
    }
    // Both are searched equally: values from a shallow search would be biased.
    const both = duel(between(model, evenly(rival, done)), view, seat, budget.seed)
    both.run({ iterations, ...budget })
    const shareOf = (plan: TurnPlan<State, Move>) =>
      both.found.find(({ plan: { moves } }) => moves === plan.moves)?.worth ?? 0
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

  /** A model that never forgets the plan of the turn. */
  function withPlan(before: State, seat: Seat, moves: readonly [Move, ...Move[]], seed: number): typeof model {
    return {
      ...model,
      plans(state, mover, width, chance) {
        const found = model.plans(state, mover, width, chance)
        const [some] = found
        if (width !== 'wide' || !some || found.some((each) => isSame(each.moves, moves))) return found
        return [asPlan(before, seat, moves, some.worth.length, seed), ...found]
      },
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

function isPlan<Move>(moves: readonly Move[]): moves is readonly [Move, ...Move[]] {
  return moves.length > 0
}

/** Of plans that begin alike the first. */
function distinctFirst<State, Move>(found: readonly Found<State, Move>[]): Found<State, Move>[] {
  const seen = new Map<string, Found<State, Move>>()
  for (const each of found) {
    const first = JSON.stringify(each.plan.moves[0])
    if (!seen.has(first)) seen.set(first, each)
  }
  return [...seen.values()]
}

/** The plans that begin otherwise; if there are none, those that go on otherwise. */
function othersThan<State, Move extends object>(
  { moves }: TurnPlan<State, Move>,
  found: readonly Found<State, Move>[],
): readonly Found<State, Move>[] {
  const first = JSON.stringify(moves[0])
  const others = found.filter(({ plan }) => JSON.stringify(plan.moves[0]) !== first)
  return others.length > 0 ? others : found.filter(({ plan }) => plan.moves !== moves)
}

/** Points that two reasons may differ by and still say the same. */
const sameWorth = 0.5

/** The reasons of all options, each without those that read the same for every option. */
function withoutCommon(given: readonly Reason[][]): readonly Reason[][] {
  if (given.length < 2) return given
  const isCommon = (reason: Reason) => given.every((reasons) => reasons.some((each) => readsAlike(each, reason)))
  return given.map((reasons) => reasons.filter((reason) => reason.warns || !isCommon(reason)))
}

/** Points are shown as whole numbers. */
function readsAlike(a: Reason, b: Reason): boolean {
  return (
    a.concern === b.concern &&
    Math.round(a.points) === Math.round(b.points) &&
    JSON.stringify(a.facts) === JSON.stringify(b.facts)
  )
}

/** Whether a reason of another plan says as much as this one. */
function holdsToo(their: Reason, { concern, points, facts }: Reason): boolean {
  return (
    their.concern === concern &&
    their.points >= points - sameWorth &&
    JSON.stringify(their.facts) === JSON.stringify(facts)
  )
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
