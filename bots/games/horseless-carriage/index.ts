import { type Adviser, adviser } from '../../advice/adviser.ts'
import type { BotPackage } from '../../bot-package.ts'
import type { Player } from '../../player.ts'
import { Trials } from '../../search/index.ts'
import type { StandIn } from '../../stand-in.ts'
import { horselessCraft } from './craft.ts'
import { horselessConcerns, horselessInsight } from './insight.ts'
import { horselessPlayer, horselessThinking } from './player.ts'
import { horselessStandIn } from './stand-in.ts'

export const bot: BotPackage = {
  concerns: horselessConcerns,
  standIn: horselessStandIn as StandIn,
  player: (level) => horselessPlayer(level) as Player,
  adviser: () =>
    adviser({
      craft: horselessCraft,
      insight: horselessInsight,
      ponder: (...about) => new Trials(...about),
      level: horselessThinking.magnate,
    }) as unknown as Adviser,
}
