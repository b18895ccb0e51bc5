export { type Bots, runBots } from './bot-runner.ts'
export { type SearchPool, searchPool } from './search-pool.ts'
