import type { UndoAnswer } from '@carriage/kernel'
import { useMemo } from 'react'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import type { Translator } from '../../platform/i18n/game-translator.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { fetchFormatters } from '../../platform/i18n/own-messages.ts'
import type { MessageFormatter } from '../../platform/i18n/translate.ts'
import type { ShownEntry } from '../model/link.ts'
import { useTable } from '../model/use-table.ts'
import { en, type UndoMessage } from './undo-messages.en.ts'

/** Why a move cannot be undone freely, and the rule for it. */
export interface UndoReason {
  readonly rule: string
  readonly why: string
}

const formatters = await fetchFormatters(en, async () => (await import('./undo-messages.de.ts')).de)

/** Undefined if my last move can be undone. */
export function useUndoReason(): UndoReason | undefined {
  const undo = useTable((state) => state.undo)
  const entries = useTable((state) => state.entries)
  const translator = useTranslator()
  const language = useLanguage()
  return useMemo(
    () => undoReason(undo, entries, translator, formatters[language]),
    [undo, entries, translator, language],
  )
}

/** Most lines shown; the log has the rest. */
const lineCount = 2

export function undoReason(
  undo: UndoAnswer | undefined,
  entries: readonly ShownEntry[],
  translator: Translator,
  t: MessageFormatter<UndoMessage>,
): UndoReason | undefined {
  if (undo?.legal && undo.free) return undefined
  if (!undo?.legal) return { rule: 'CH-6', why: t('nothing') }
  const entry = entries.findLast(({ n }) => n === undo.at)
  const text = translator
    .events(entry?.events ?? [])
    .slice(0, lineCount)
    .join(' ')
  const name = entry?.seat === undefined ? '' : translator.name(entry.seat)
  return { rule: 'CH-5', why: t(undo.because, { name, events: text }).trim() }
}
