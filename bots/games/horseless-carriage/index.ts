import { type Adviser, adviser } from '../../advice/adviser.ts'
import type { Bot } from '../../bot.ts'
import type { BotPackage } from '../../bot-package.ts'
import { Trials } from '../../search/index.ts'
import type { StandIn } from '../../stand-in.ts'
import { horselessConcerns, horselessEvaluation } from './evaluation.ts'
import { horselessModel } from './model.ts'
import { PlannedFactory } from './planned-factory.ts'
import { horselessPlanning, horselessPlayer, horselessThinking } from './player.ts'
import { horselessStandIn } from './stand-in.ts'

export const bot: BotPackage = {
  concerns: horselessConcerns,
  standIn: horselessStandIn as StandIn,
  at: (level) => horselessPlayer(level) as Bot,
  adviser: () =>
    adviser({
      model: horselessModel,
      evaluation: horselessEvaluation,
      // A comparison with what was played looks at both alike, by trials.
      ponder: (model, view, seat, seed) =>
        model === horselessModel && view.stage.name === 'factory'
          ? new PlannedFactory(view, seat, seed, horselessPlanning.magnate)
          : new Trials(model, view, seat, seed),
      level: horselessThinking.magnate,
    }) as unknown as Adviser,
}
