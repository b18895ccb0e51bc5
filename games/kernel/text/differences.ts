import { type Differences, differencesFrom } from '../contract/components.ts'
import { choicesOf, omittedValues, standardsOf } from '../contract/option-choices.ts'
import type { AnyTitle } from '../contract/title.ts'
import { readOptions } from '../play/read.ts'

/** How a table differs from its game's defaults. */
export function differencesOf(
  { versions: [game], components }: Pick<AnyTitle, 'versions' | 'components'>,
  options: object,
): Differences {
  const read = readOptions(game, {})
  const choices = choicesOf(game.options)
  const usual = { ...standardsOf(choices), ...(read.ok ? read.value : {}) }
  return differencesFrom({ options: usual, components }, { ...omittedValues(choices), ...options })
}
