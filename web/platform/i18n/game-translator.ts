import type { Messages, Seat, Viewer } from '@carriage/kernel'
import { createTranslator, type Translator } from '@carriage/kernel/translate'
import type { TranslatedTitle } from './played-title.ts'
import { createMessageFormatter, type Language } from './translate.ts'
import { messagesIn } from './translations.ts'

export type { Translator } from '@carriage/kernel/translate'

export function loadTranslator(
  title: TranslatedTitle,
  language: Language,
  viewer: Viewer,
  name: (seat: Seat) => string,
): Translator {
  return createTranslator({
    words: title.words,
    t: createMessageFormatter(withBadges(messagesIn(title, language)), language),
    viewer,
    name,
  })
}

/** Seats have badges here; a name with the colour of the printed components would be misleading. */
function withBadges(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([language, catalogue]) => [language, { ...catalogue, 'board.player': '{seat}' }]),
  )
}
