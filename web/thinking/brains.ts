import type { Brain } from '@carriage/bots'

/** What bots know of each game weighs more than its rules, and comes when somebody has to think about it. */
const brains: Readonly<Record<string, () => Promise<{ readonly brain: Brain }>>> = {
  'age-of-engineering': () => import('@carriage/bots/age-of-engineering-brain'),
  kraftwagen: () => import('@carriage/bots/kraftwagen-brain'),
  'horseless-carriage': () => import('@carriage/bots/horseless-carriage-brain'),
}

/** Nothing for a game that no bot has learned. */
export async function brainOf(game: string): Promise<Brain | undefined> {
  return (await brains[game]?.())?.brain
}
