import type { AnyTitle } from '@carriage/kernel'
import { openWords } from '../words/translations.ts'

/** The rules of each game arrive when they are first needed, and with them its words in the reader's language. */
const rules: Readonly<Record<string, () => Promise<AnyTitle>>> = {
  kraftwagen: async () => (await import('@carriage/kraftwagen')).kraftwagenTitle,
}

export async function titleOf(game: string): Promise<AnyTitle | undefined> {
  const title = await rules[game]?.()
  if (title) await openWords(title)
  return title
}
