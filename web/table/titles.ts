import type { PlayedTitle } from '../words/played-title.ts'
import { openWords } from '../words/translations.ts'

/** The rules of each game arrive when they are first needed, and with them its words in the reader's language. */
const rules: Readonly<Record<string, () => Promise<PlayedTitle>>> = {
  kraftwagen: async () => (await import('./kraftwagen-title.ts')).kraftwagenTitle,
  'age-of-engineering': async () => (await import('./age-of-engineering-title.ts')).ageOfEngineeringTitle,
  'horseless-carriage': async () => (await import('./horseless-carriage-title.ts')).horselessCarriageTitle,
}

/** The games that can be played here. */
export const games: readonly string[] = Object.keys(rules)

export async function titleOf(game: string): Promise<PlayedTitle | undefined> {
  const title = await rules[game]?.()
  if (title) await openWords(title)
  return title
}
