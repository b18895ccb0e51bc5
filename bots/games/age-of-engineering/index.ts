import { type Adviser, adviser } from '../../advice/adviser.ts'
import type { Bot } from '../../bot.ts'
import type { BotPackage } from '../../bot-package.ts'
import { thinking } from '../../levels.ts'
import { Search } from '../../search/index.ts'
import { thinker } from '../../think.ts'
import { ageOfEngineeringConcerns, ageOfEngineeringEvaluation } from './evaluation.ts'
import { ageOfEngineeringModel } from './model.ts'

export const bot: BotPackage = {
  concerns: ageOfEngineeringConcerns,
  at: (level) => thinker(ageOfEngineeringModel(), thinking[level]) as Bot,
  adviser: () =>
    adviser({
      model: ageOfEngineeringModel(),
      evaluation: ageOfEngineeringEvaluation,
      ponder: (...about) => new Search(...about),
      level: thinking.magnate,
    }) as unknown as Adviser,
}
