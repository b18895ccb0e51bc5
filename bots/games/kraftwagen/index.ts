import type { AnyGame } from '@carriage/kernel'
import { kraftwagen } from '@carriage/kraftwagen'
import type { BotPackage } from '../../bot-package.ts'
import { familyBot } from '../kraftwagen-family/family-bot.ts'
import { kraftwagenConcerns, kraftwagenEvaluation } from './evaluation.ts'
import { kraftwagenModel } from './model.ts'

export { kraftwagenModel } from './model.ts'

export const bot: BotPackage = familyBot({
  game: kraftwagen as unknown as AnyGame,
  concerns: kraftwagenConcerns,
  evaluation: kraftwagenEvaluation,
  model: () => kraftwagenModel(),
})
