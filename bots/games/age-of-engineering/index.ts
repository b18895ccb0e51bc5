import { ageOfEngineering } from '@carriage/age-of-engineering'
import type { AnyGame } from '@carriage/kernel'
import type { BotPackage } from '../../bot-package.ts'
import { familyBot } from '../kraftwagen-family/family-bot.ts'
import { ageOfEngineeringConcerns, ageOfEngineeringEvaluation } from './evaluation.ts'
import { ageOfEngineeringModel } from './model.ts'

export const bot: BotPackage = familyBot({
  game: ageOfEngineering as unknown as AnyGame,
  concerns: ageOfEngineeringConcerns,
  evaluation: ageOfEngineeringEvaluation,
  model: () => ageOfEngineeringModel(),
})
