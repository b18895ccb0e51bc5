import type { BotPackage } from '@carriage/bots'

/** What bots know of each game weighs more than its rules, and comes when somebody has to think about it. */
const bots = import.meta.glob<BotPackage>('../games/*/bot.ts', { import: 'bot' })

/** Nothing for a game that no bot has learned. */
export async function botOf(game: string): Promise<BotPackage | undefined> {
  return bots[`../games/${game}/bot.ts`]?.()
}
