import type { BotPackage } from '@carriage/bots'

/** What bots know of each game weighs more than its rules, and comes when somebody has to think about it. */
const brains: Readonly<Record<string, () => Promise<{ readonly bot: BotPackage }>>> = {
  'age-of-engineering': () => import('@carriage/bots/age-of-engineering'),
  kraftwagen: () => import('@carriage/bots/kraftwagen'),
  'horseless-carriage': () => import('@carriage/bots/horseless-carriage'),
}

/** Nothing for a game that no bot has learned. */
export async function brainOf(game: string): Promise<BotPackage | undefined> {
  return (await brains[game]?.())?.bot
}
