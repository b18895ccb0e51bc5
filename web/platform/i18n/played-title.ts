import type { AnyGame, AnyGameRules, AnyTitle, OptionChoice, Rule } from '@carriage/kernel'

/** What a table needs of a game: its rules and its messages. The conformance checks are not shipped to players. */
export interface PlayedTitle extends Pick<AnyTitle, 'words' | 'translations' | 'handbook' | 'components'> {
  /** The version of new matches first. */
  readonly versions: readonly [AnyGameRules, ...AnyGameRules[]]
  /** The same versions with schemas for moves and options, loaded where external data is read. */
  readonly games: () => Promise<readonly [AnyGame, ...AnyGame[]]>
  /** The default options of a table. */
  readonly standardOptions: object
  /** The options that a table can choose. */
  readonly choices: readonly OptionChoice[]
  /** Whether a combination of options is allowed; all are if undefined. */
  readonly goTogether?: (options: object) => boolean
  /** The texts of the rules, loaded when one of them is shown. */
  readonly rulebook: () => Promise<readonly Rule[]>
}

/** What formatting the messages of a game needs. */
export type TranslatedTitle = Pick<PlayedTitle, 'words' | 'translations'>
