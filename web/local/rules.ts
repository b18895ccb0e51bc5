import { kraftwagen } from '@carriage/kraftwagen'
import type { Versions } from './local-match.ts'

/** The bare rules of each game, without its words: a worker says nothing. */
const rules: Readonly<Record<string, Versions>> = {
  kraftwagen: [kraftwagen],
}

export function rulesOf(game: string): Versions | undefined {
  return rules[game]
}
