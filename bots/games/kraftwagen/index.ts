import type { AnyGame } from '@carriage/kernel'
import { kraftwagen } from '@carriage/kraftwagen'
import { type Adviser, adviser } from '../../advice/adviser.ts'
import type { Bot } from '../../bot.ts'
import type { BotPackage } from '../../bot-package.ts'
import { thinking } from '../../levels.ts'
import { Search } from '../../search/index.ts'
import { thinker } from '../../think.ts'
import { turnOrders } from '../kraftwagen-family/turn-orders.ts'
import { kraftwagenConcerns, kraftwagenEvaluation } from './evaluation.ts'
import { kraftwagenModel } from './model.ts'

export { kraftwagenModel } from './model.ts'

const planner = thinker(kraftwagenModel(), thinking.mechanic) as Bot

export const bot: BotPackage = {
  concerns: kraftwagenConcerns,
  at: (level) => thinker(kraftwagenModel(), thinking[level]) as Bot,
  orders: (view, seat, budget) => turnOrders(kraftwagen as unknown as AnyGame, planner, view, seat, budget),
  adviser: () =>
    adviser({
      model: kraftwagenModel(),
      evaluation: kraftwagenEvaluation,
      ponder: (...about) => new Search(...about),
      level: thinking.magnate,
    }) as unknown as Adviser,
}
