import { type Adviser, adviser } from '../../advice/adviser.ts'
import type { BotPackage } from '../../bot-package.ts'
import { thinking } from '../../levels.ts'
import type { Player } from '../../player.ts'
import { Search } from '../../search/index.ts'
import { thinker } from '../../think.ts'
import { kraftwagenCraft } from './craft.ts'
import { kraftwagenConcerns, kraftwagenInsight } from './insight.ts'

export { kraftwagenCraft } from './craft.ts'

export const bot: BotPackage = {
  concerns: kraftwagenConcerns,
  player: (level) => thinker(kraftwagenCraft(), thinking[level]) as Player,
  adviser: () =>
    adviser({
      craft: kraftwagenCraft(),
      insight: kraftwagenInsight,
      ponder: (...about) => new Search(...about),
      level: thinking.magnate,
    }) as unknown as Adviser,
}
