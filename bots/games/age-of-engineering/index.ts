import { type Adviser, adviser } from '../../advice/adviser.ts'
import type { BotPackage } from '../../bot-package.ts'
import { thinking } from '../../levels.ts'
import type { Player } from '../../player.ts'
import { Search } from '../../search/index.ts'
import { thinker } from '../../think.ts'
import { ageOfEngineeringCraft } from './craft.ts'
import { ageOfEngineeringConcerns, ageOfEngineeringInsight } from './insight.ts'

export const bot: BotPackage = {
  concerns: ageOfEngineeringConcerns,
  player: (level) => thinker(ageOfEngineeringCraft(), thinking[level]) as Player,
  adviser: () =>
    adviser({
      craft: ageOfEngineeringCraft(),
      insight: ageOfEngineeringInsight,
      ponder: (...about) => new Search(...about),
      level: thinking.magnate,
    }) as unknown as Adviser,
}
