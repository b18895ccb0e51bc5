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

/** Thinks about a decision as long as a level does, or until the choice is settled. */
export function pondered<State, Move>(
  model: GameModel<State, Move>,
  ponder: Ponder<State, Move>,
  level: number,
  view: State,
  seat: Seat,
  { seed, iterations = level, stop }: ThinkingBudget,
): Pondering<State, Move> {
  const limit = Math.ceil(iterations * model.effort(view))
  const pondering = ponder(model, view, seat, seed)
  const isEnough = () => stop?.() === true || pondering.isSettled(limit - pondering.iterations)
  if (pondering.isOpen) pondering.run({ iterations: limit, stop: isEnough })
  return pondering
}

/** A bot of one level for the model of a game. The search is a tree search by default. */
export function thinker<State, Move>(
  model: GameModel<State, Move>,
  level: Thinking,
  ponder: Ponder<State, Move> = inATree,
): Bot<State, Move> {
  return {
    choose(view, seat, budget) {
      if (level.kind === 'judgement') return byJudgement(model, view, seat, level.mistakes, budget)
      const [best] = pondered(model, ponder, level.iterations, view, seat, budget).found
      if (!best) throw new RangeError('The game waits for a seat that has no plan.')
      return best.plan.moves[0]
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

function byJudgement<State, Move>(
  model: GameModel<State, Move>,
  view: State,
  seat: Seat,
  mistakes: number,
  { seed }: ThinkingBudget,
): Move {
  const chance = fastChance(seed)
  const plans = model.plans(model.sampleHidden(view, seat, chance), seat, 'wide', chance)
  const plan = mistakes > 0 && chance.below(100) < mistakes ? mistaken(model, plans, seat, chance) : plans[0]
  if (!plan) throw new RangeError('The game waits for a seat that has no plan.')
  return plan.moves[0]
}

/** A plausible mistake: among the better half of the plans the one that pays most now. */
function mistaken<State, Move>(
  model: GameModel<State, Move>,
  plans: readonly TurnPlan<State, Move>[],
  seat: Seat,
  chance: Chance,
): TurnPlan<State, Move> | undefined {
  const better = plans.slice(0, Math.ceil(plans.length / 2))
  if (!model.paysNow) return better[chance.below(better.length)]
  const pay = ({ end }: TurnPlan<State, Move>) => (end === undefined ? -Infinity : (model.paysNow?.(end, seat) ?? 0))
  return better.reduce<TurnPlan<State, Move> | undefined>(
    (most, plan) => (most === undefined || pay(plan) > pay(most) ? plan : most),
    undefined,
  )
}
