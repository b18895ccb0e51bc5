import type { Translate } from '../../platform/i18n/language.ts'
import type { MessageFormatter } from '../../platform/i18n/translate.ts'
import type { AnyBoard } from './board.ts'

interface Tab {
  readonly id: string
  readonly label: string
  readonly glyph: string
}

interface TabWords {
  readonly tBoard: MessageFormatter
  readonly t: Translate
}

/** The tabs of a phone: the zones of the game, or its text; then those of every table. */
export function zonesOf(
  board: AnyBoard | undefined,
  { tBoard, t }: TabWords,
  { talk, watching }: { readonly talk: boolean; readonly watching: boolean },
): Tab[] {
  const drawn = board?.zones.map(({ id, label, watched = label, glyph }) => ({
    id,
    label: tBoard(watching ? watched : label),
    glyph,
  }))
  return [
    ...(drawn ?? [{ id: 'text', label: t('zone.text'), glyph: 'M4 5h16M4 10h16M4 15h11M4 20h14' }]),
    { id: 'log', label: t('zone.log'), glyph: 'M6 3h12v18H6ZM9 8h6M9 12h6M9 16h4' },
    ...(talk ? [{ id: 'chat', label: t('zone.chat'), glyph: 'M3 4h18v12H11l-5 5v-5H3Z' }] : []),
    ...(drawn ? [] : [{ id: 'rules', label: t('zone.rules'), glyph: 'M4 4h7v16H4ZM13 4h7v16h-7Z' }]),
  ]
}
