import { type Chance, fastChance, type Seat } from '@carriage/kernel'
import type { Bot, ThinkingBudget } from './bot.ts'
import type { GameModel, TurnPlan } from './game-model.ts'
import type { Thinking } from './levels.ts'
import { type Pondering, Search } from './search/index.ts'

/** Begins to think about a decision. */
type Ponder<State, Move> = (
  model: GameModel<State, Move>,
  view: State,
  seat: Seat,
  seed: number,
) => Pondering<State, Move>

/** A bot of one level for the model of a game. The search is a tree search by default. */
export function thinker<State, Move>(
  model: GameModel<State, Move>,
  level: Thinking,
  ponder: Ponder<State, Move> = inATree,
): Bot<State, Move> {
  return {
    choose(view, seat, budget) {
      if (level.kind === 'judgement') return byJudgement(model, view, seat, level.mistakes, budget)
      const iterations = (budget.iterations ?? level.iterations) * model.effort(view)
      const pondering = ponder(model, view, seat, budget.seed)
      return bySearch(pondering, { ...budget, iterations: Math.ceil(iterations) })
    },
  }
}

function inATree<State, Move>(
  model: GameModel<State, Move>,
  view: State,
  seat: Seat,
  seed: number,
): Search<State, Move> {
  return new Search(model, view, seat, seed)
}

function bySearch<State, Move>(pondering: Pondering<State, Move>, { iterations = 0, stop }: ThinkingBudget): Move {
  const isEnough = () => stop?.() === true || pondering.isSettled(iterations - pondering.iterations)
  if (pondering.isOpen) pondering.run({ iterations, stop: isEnough })
  const [best] = pondering.found
  if (!best) throw new RangeError('The game waits for a seat that has no plan.')
  return best.plan.moves[0]
}

function byJudgement<State, Move>(
  model: GameModel<State, Move>,
  view: State,
  seat: Seat,
  mistakes: number,
  { seed }: ThinkingBudget,
): Move {
  const chance = fastChance(seed)
  const plans = model.plans(model.sampleHidden(view, seat, chance), seat, 'wide', chance)
  const plan = mistakes > 0 && chance.below(100) < mistakes ? mistaken(plans, chance) : plans[0]
  if (!plan) throw new RangeError('The game waits for a seat that has no plan.')
  return plan.moves[0]
}

/** A mistake: a random plan from the better half. */
function mistaken<State, Move>(
  plans: readonly TurnPlan<State, Move>[],
  chance: Chance,
): TurnPlan<State, Move> | undefined {
  return plans[chance.below(Math.ceil(plans.length / 2))]
}
