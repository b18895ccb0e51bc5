import type { AnyTitle } from '@carriage/kernel'

/** The rules of each game arrive when they are first needed. */
const rules: Readonly<Record<string, () => Promise<AnyTitle>>> = {
  kraftwagen: async () => (await import('@carriage/kraftwagen')).kraftwagenTitle,
}

export async function titleOf(game: string): Promise<AnyTitle | undefined> {
  return rules[game]?.()
}
