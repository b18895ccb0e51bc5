import { type Differences, differencesFrom, omittedValues, standardsOf } from '@carriage/kernel'
import type { PlayedTitle } from './played-title.ts'

/** How a table with these options differs from the game as usually played. */
export function differencesAt({ choices, standardOptions, components }: PlayedTitle, options: object): Differences {
  const usual = { options: { ...standardsOf(choices), ...standardOptions }, components }
  return differencesFrom(usual, { ...omittedValues(choices), ...options })
}

export function differsAtAll({ options, box }: Differences): boolean {
  return box !== null || Object.keys(options).length > 0
}
