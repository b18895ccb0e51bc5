import type { State } from '@carriage/horseless-carriage'
import { type Adviser, adviser } from '../../advice/adviser.ts'
import type { Bot } from '../../bot.ts'
import type { BotPackage } from '../../bot-package.ts'
import { Trials } from '../../search/index.ts'
import type { StandIn } from '../../stand-in.ts'
import { horselessConcerns, horselessEvaluation } from './evaluation.ts'
import { usualFactors } from './factors.ts'
import { horselessModel } from './model.ts'
import { horselessOrders } from './orders.ts'
import { horselessPlanning, horselessPlayer, horselessThinking } from './player.ts'
import { RankedChoice } from './ranked-choice.ts'
import { horselessStandIn } from './stand-in.ts'

export const bot: BotPackage = {
  concerns: horselessConcerns,
  standIn: horselessStandIn as StandIn,
  orders: (view, seat, budget) => horselessOrders(view as State, seat, budget),
  at: (level) => horselessPlayer(level) as Bot,
  factors: usualFactors,
  with: (level, factors) => horselessPlayer(level, { ...usualFactors, ...factors }) as Bot,
  adviser: () =>
    adviser({
      model: horselessModel,
      evaluation: horselessEvaluation,
      ponder: (_, view, seat, seed) => new RankedChoice(view, seat, seed, horselessPlanning.magnate),
      duel: (...about) => new Trials(...about),
      level: horselessThinking.magnate,
    }) as unknown as Adviser,
}
