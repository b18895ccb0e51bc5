import type { AnyGame, AnyGameRules, AnyTitle, OptionChoice, Rule } from '@carriage/kernel'

/** What a table needs of a game: its rules and its words. What checks the rules is not sent to players. */
export interface PlayedTitle extends Pick<AnyTitle, 'words' | 'translations' | 'handbook' | 'components'> {
  /** The version of new matches first. */
  readonly versions: readonly [AnyGameRules, ...AnyGameRules[]]
  /** The same versions with the schemas of their moves and options, fetched where something from outside is read. */
  readonly games: () => Promise<readonly [AnyGame, ...AnyGame[]]>
  /** The options of a table that agrees on nothing. */
  readonly standardOptions: object
  /** What there is to agree on. */
  readonly choices: readonly OptionChoice[]
  /** Whether answers go together; without it any do. */
  readonly goTogether?: (options: object) => boolean
  /** The texts of its rules, fetched when one of them is shown. */
  readonly rulebook: () => Promise<readonly Rule[]>
}

/** What is said of a game needs only its words. */
export type TranslatedTitle = Pick<PlayedTitle, 'words' | 'translations'>
