export type { Bot, ThinkingBudget } from './bot.ts'
export type { BotPackage } from './bot-package.ts'
export { isLevel, type Level, levels, type Thinking, thinking } from './levels.ts'
export { timeLimits } from './time-limits.ts'
