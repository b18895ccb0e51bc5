import { ageOfEngineering } from '@carriage/age-of-engineering'
import type { AnyGame } from '@carriage/kernel'
import { type Adviser, adviser } from '../../advice/adviser.ts'
import type { Bot } from '../../bot.ts'
import type { BotPackage } from '../../bot-package.ts'
import { thinking } from '../../levels.ts'
import { Search } from '../../search/index.ts'
import { thinker } from '../../think.ts'
import { turnOrders } from '../kraftwagen-family/turn-orders.ts'
import { ageOfEngineeringConcerns, ageOfEngineeringEvaluation } from './evaluation.ts'
import { ageOfEngineeringModel } from './model.ts'

const planner = thinker(ageOfEngineeringModel(), thinking.mechanic) as Bot

export const bot: BotPackage = {
  concerns: ageOfEngineeringConcerns,
  at: (level) => thinker(ageOfEngineeringModel(), thinking[level]) as Bot,
  orders: (view, seat, budget) => turnOrders(ageOfEngineering as unknown as AnyGame, planner, view, seat, budget),
  adviser: () =>
    adviser({
      model: ageOfEngineeringModel(),
      evaluation: ageOfEngineeringEvaluation,
      ponder: (...about) => new Search(...about),
      level: thinking.magnate,
    }) as unknown as Adviser,
}
