import type { Seat } from '@carriage/kernel'
import type { Teller } from '../../../platform/i18n/game-translator.ts'
import type { Voice } from '../../../platform/i18n/translate.ts'

export interface PointsSheetProps<Source extends string> {
  /** From first to last place. */
  readonly rows: readonly SeatPoints<Source>[]
  readonly sources: readonly Source[]
  readonly say: Voice
  readonly tell: Teller
}

export interface SeatPoints<Source extends string> {
  readonly seat: Seat
  readonly rounds: readonly { readonly round: number; readonly points: Readonly<Record<Source, number>> }[]
  readonly bySource: Readonly<Record<Source, number>>
  readonly total: number
}
