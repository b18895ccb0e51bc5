import type { BotPackage } from '@carriage/bots'

/** What bots know of each game is larger than its rules, and is loaded when a bot has to think about it. */
const bots = import.meta.glob<BotPackage>('../../games/*/bot.ts', { import: 'bot' })

/** Nothing for a game that no bot has learned. */
export async function botOf(game: string): Promise<BotPackage | undefined> {
  return bots[`../../games/${game}/bot.ts`]?.()
}
