import type { AnyGame } from '@carriage/kernel'
import { type Adviser, adviser } from '../../advice/adviser.ts'
import type { Evaluation } from '../../advice/evaluation.ts'
import type { Bot } from '../../bot.ts'
import type { BotPackage } from '../../bot-package.ts'
import type { GameModel } from '../../game-model.ts'
import { thinking } from '../../levels.ts'
import { Search } from '../../search/index.ts'
import { thinker } from '../../think.ts'
import { turnOrders } from './turn-orders.ts'

/** The bots of an edition. */
interface FamilyBot<State extends object, Move extends object> {
  readonly game: AnyGame
  readonly concerns: readonly string[]
  readonly evaluation: Evaluation<State>
  model(this: void): GameModel<State, Move>
}

export function familyBot<State extends object, Move extends object>({
  game,
  concerns,
  evaluation,
  model,
}: FamilyBot<State, Move>): BotPackage {
  const planner = thinker(model(), thinking.mechanic) as Bot
  return {
    concerns,
    at: (level) => thinker(model(), thinking[level]) as Bot,
    orders: (view, seat, budget) => turnOrders(game, planner, view, seat, budget),
    adviser: () =>
      adviser({
        model: model(),
        evaluation,
        ponder: (...about) => new Search(...about),
        level: thinking.magnate,
      }) as unknown as Adviser,
  }
}
