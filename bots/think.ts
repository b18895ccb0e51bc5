import { type Chance, fastChance, type Seat } from '@carriage/kernel'
import type { Craft, Plan } from './craft.ts'
import type { Thinking } from './levels.ts'
import type { Budget, Player } from './player.ts'
import { Search } from './search/index.ts'

/** A player of one level who knows the craft of a game. */
export function thinker<State, Move>(craft: Craft<State, Move>, level: Thinking): Player<State, Move> {
  return {
    choose(view, seat, budget) {
      return level.kind === 'search'
        ? bySearch(craft, view, seat, { iterations: level.iterations, ...budget })
        : byJudgement(craft, view, seat, level.mistakes, budget)
    },
  }
}

function bySearch<State, Move>(craft: Craft<State, Move>, view: State, seat: Seat, budget: Budget): Move {
  const search = new Search(craft, view, seat, budget.seed)
  search.run({ ...budget, iterations: Math.ceil((budget.iterations ?? 0) * craft.effort(view)) })
  const [best] = search.found
  if (!best) throw new RangeError('The game waits for a seat that has no plan.')
  return best.plan.moves[0]
}

function byJudgement<State, Move>(
  craft: Craft<State, Move>,
  view: State,
  seat: Seat,
  mistakes: number,
  { seed }: Budget,
): Move {
  const chance = fastChance(seed)
  const plans = craft.plans(craft.imagine(view, seat, chance), seat, 'wide', chance)
  const plan = mistakes > 0 && chance.below(100) < mistakes ? mistaken(plans, chance) : plans[0]
  if (!plan) throw new RangeError('The game waits for a seat that has no plan.')
  return plan.moves[0]
}

/** A plan from the better half, which looked good enough. */
function mistaken<State, Move>(plans: readonly Plan<State, Move>[], chance: Chance): Plan<State, Move> | undefined {
  return plans[chance.below(Math.ceil(plans.length / 2))]
}
