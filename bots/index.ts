export { botFor } from './bot-for.ts'
export { isLevel, type Level, levels, type Thinking, thinking } from './levels.ts'
export type { Budget, Player } from './player.ts'
