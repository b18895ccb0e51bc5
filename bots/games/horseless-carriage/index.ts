import { type Adviser, adviser } from '../../advice/adviser.ts'
import type { Bot } from '../../bot.ts'
import type { BotPackage } from '../../bot-package.ts'
import { Trials } from '../../search/index.ts'
import type { StandIn } from '../../stand-in.ts'
import { horselessConcerns, horselessEvaluation } from './evaluation.ts'
import { horselessModel } from './model.ts'
import { horselessPlayer, horselessThinking } from './player.ts'
import { horselessStandIn } from './stand-in.ts'

export const bot: BotPackage = {
  concerns: horselessConcerns,
  standIn: horselessStandIn as StandIn,
  at: (level) => horselessPlayer(level) as Bot,
  adviser: () =>
    adviser({
      model: horselessModel,
      evaluation: horselessEvaluation,
      ponder: (...about) => new Trials(...about),
      level: horselessThinking.magnate,
    }) as unknown as Adviser,
}
