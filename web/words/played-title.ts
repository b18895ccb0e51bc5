import type { AnyTitle, Rule } from '@carriage/kernel'

/** What a table needs of a game: its rules and its words. What checks the rules is not sent to players. */
export interface PlayedTitle extends Pick<AnyTitle, 'versions' | 'words' | 'translations' | 'handbook' | 'components'> {
  /** The texts of its rules, fetched when one of them is shown. */
  readonly rulebook: () => Promise<readonly Rule[]>
}

/** What is said of a game needs only its words. */
export type SpokenTitle = Pick<PlayedTitle, 'words' | 'translations'>
