import type { Messages, Seat, Viewer } from '@carriage/kernel'
import { type Teller, tellerOf as tellerFor } from '@carriage/kernel/translate'
import type { SpokenTitle } from './played-title.ts'
import { type Language, voiceIn } from './translate.ts'
import { messagesIn } from './translations.ts'

export type { Teller } from '@carriage/kernel/translate'

export function tellerIn(title: SpokenTitle, language: Language, viewer: Viewer, name: (seat: Seat) => string): Teller {
  return tellerFor({
    words: title.words,
    voice: voiceIn(withBadges(messagesIn(title, language)), language),
    viewer,
    name,
  })
}

/** Seats have our badges here; the colours of the box beside a name would only mislead. */
function withBadges(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([language, catalogue]) => [language, { ...catalogue, 'board.player': '{seat}' }]),
  )
}
