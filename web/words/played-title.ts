import type { AnyTitle } from '@carriage/kernel'

/** What a table needs of a game: its rules and its words. What checks the rules is not sent to players. */
export type PlayedTitle = Pick<AnyTitle, 'versions' | 'words' | 'translations' | 'handbook' | 'components'>
