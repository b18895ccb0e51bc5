import type { Seat } from '@carriage/kernel'
import type { Translator } from '../../../platform/i18n/game-translator.ts'
import type { MessageFormatter } from '../../../platform/i18n/translate.ts'

export interface PointsSheetProps<Source extends string> {
  /** From first to last place. */
  readonly rows: readonly SeatPoints<Source>[]
  readonly sources: readonly Source[]
  readonly t: MessageFormatter
  readonly translator: Translator
}

export interface SeatPoints<Source extends string> {
  readonly seat: Seat
  readonly rounds: readonly { readonly round: number; readonly points: Readonly<Record<Source, number>> }[]
  readonly bySource: Readonly<Record<Source, number>>
  readonly total: number
}
