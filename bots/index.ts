export type { BotPackage } from './bot-package.ts'
export { isLevel, type Level, levels, type Thinking, thinking } from './levels.ts'
export { patience } from './patience.ts'
export type { Budget, Player } from './player.ts'
