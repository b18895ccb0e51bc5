import type { ComponentRow, Phrase } from '@carriage/kernel'
import type { ReactNode } from 'react'
import type { MessageFormatter } from '../../platform/i18n/translate.ts'
import type { Catalogue } from '../../platform/i18n/translations.ts'

/** Draws the contents of a game's box. Its messages name every field of its tables as `field.<name>`. */
export interface BoxDrawings extends Catalogue {
  /** A class for the background of the pieces. */
  readonly look?: string | undefined
  /** Draws a row of a table as the board does. */
  draw(this: void, row: BoxRow): DrawnRow
}

export interface BoxRow extends ComponentRow {
  readonly table: string
  /** All tables of this box. */
  readonly components: object
  readonly words: BoxWords
}

export interface BoxWords {
  /** Messages of the box and of the board. */
  readonly t: MessageFormatter
  /** Formats phrases of the rules. */
  readonly phrase: (phrase: Phrase) => string
  /** The text of an enumerated value: the message `entry.<value>`, otherwise the value itself. */
  readonly entry: (value: string | number | boolean | null) => string
}

export interface DrawnRow {
  readonly name: string
  readonly text?: string
  /** The number of copies, if it is a piece. */
  readonly count?: number
  readonly picture?: ReactNode
}
