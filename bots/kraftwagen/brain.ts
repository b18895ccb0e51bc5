import { type Adviser, adviser } from '../advice/adviser.ts'
import type { Brain } from '../brain.ts'
import { thinking } from '../levels.ts'
import type { Player } from '../player.ts'
import { Search } from '../search/index.ts'
import { thinker } from '../think.ts'
import { kraftwagenCraft } from './craft.ts'
import { kraftwagenInsight } from './insight.ts'

export const brain: Brain = {
  player: (level) => thinker(kraftwagenCraft(), thinking[level]) as Player,
  adviser: () =>
    adviser({
      craft: kraftwagenCraft(),
      insight: kraftwagenInsight,
      ponder: (...about) => new Search(...about),
      level: thinking.magnate,
    }) as unknown as Adviser,
}
