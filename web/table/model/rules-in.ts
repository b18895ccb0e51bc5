import type { AnyGameRules } from '@carriage/kernel'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'

/**
 * The rules of a match by version; throws if this build does not have it, since a match is never played by another
 * version.
 */
export function rulesIn({ versions }: Pick<PlayedTitle, 'versions'>, version: number): AnyGameRules | undefined {
  return versions.find(({ rules }) => rules === version)
}

export function rulesOrThrow(title: PlayedTitle, version: number): AnyGameRules {
  const game = rulesIn(title, version)
  if (!game) throw new RangeError(`This build has no version ${version} of the rules.`)
  return game
}
