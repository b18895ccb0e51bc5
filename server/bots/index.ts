export { type Bots, runBots } from './bot-runner.ts'
export { type ThinkingRoom, thinkingRoom } from './thinking-room.ts'
