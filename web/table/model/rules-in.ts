import type { AnyGameRules } from '@carriage/kernel'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'

/** The rules that a match is played by, if this page has them. By others it is never played. */
export function rulesIn({ versions }: Pick<PlayedTitle, 'versions'>, version: number): AnyGameRules | undefined {
  return versions.find(({ rules }) => rules === version)
}

export function rulesOrThrow(title: PlayedTitle, version: number): AnyGameRules {
  const game = rulesIn(title, version)
  if (!game) throw new RangeError(`This page has no version ${version} of the rules.`)
  return game
}
