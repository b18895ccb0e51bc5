import type { ComponentRow, Phrase } from '@carriage/kernel'
import type { ReactNode } from 'react'
import type { MessageFormatter } from '../../platform/i18n/translate.ts'
import type { Catalogue } from '../../platform/i18n/translations.ts'

/** How a game draws what is in its box. Its words name every field of its tables as `field.<name>`. */
export interface BoxDrawings extends Catalogue {
  /** A class for the ground on which the pieces lie. */
  readonly look?: string | undefined
  /** A row of a table as the board draws it. */
  draw(this: void, row: BoxRow): DrawnRow
}

export interface BoxRow extends ComponentRow {
  readonly table: string
  /** All tables of this box. */
  readonly components: object
  readonly words: BoxWords
}

export interface BoxWords {
  /** Words of the box and of the board. */
  readonly t: MessageFormatter
  /** Words of the rules. */
  readonly phrase: (phrase: Phrase) => string
  /** An entry of a table that is one of several words: `entry.<word>` of the box. Others are their own name. */
  readonly entry: (value: string | number | boolean | null) => string
}

export interface DrawnRow {
  readonly name: string
  readonly text?: string
  /** How many there are of it, where it is a piece. */
  readonly count?: number
  readonly picture?: ReactNode
}
