import type { BotPackage } from '@carriage/bots'

/** The code of a bot is larger than the rules of its game, so it is loaded when a bot has to think. */
const bots = import.meta.glob<BotPackage>('../../games/*/bot.ts', { import: 'bot' })

/** Undefined for a game without a bot. */
export async function botOf(game: string): Promise<BotPackage | undefined> {
  return bots[`../../games/${game}/bot.ts`]?.()
}
