import type { Reason } from '@carriage/bots/advice'
import { useMemo } from 'react'
import { useLanguage } from '../words/house.ts'
import { type Language, type Voice, voiceOf } from '../words/speak.ts'
import { boardMessagesIn, type Catalogue, openBoardWords } from '../words/translations.ts'
import { type CoachMessage, en } from './messages.en.ts'

interface CoachWords {
  readonly say: Voice<CoachMessage>
  /** A reason in a sentence. */
  readonly reason: (game: string, reason: Reason) => string
}

const catalogue: Catalogue = {
  messages: { en },
  translations: { de: async () => (await import('./messages.de.ts')).de },
}

/** Fetches what a coach says in the reader's language. */
export function openCoachWords(): Promise<void> {
  return openBoardWords(catalogue)
}

/** What a coach says, in the reader's language. */
export function useCoachWords(): CoachWords {
  const language = useLanguage()
  return useMemo(() => wordsIn(language), [language])
}

function wordsIn(language: Language): CoachWords {
  const say: Voice<CoachMessage> = voiceOf(boardMessagesIn(catalogue, language), language)
  return {
    say,
    reason: (game, { concern, points }) => {
      const id = `${game}.${concern}`
      return isMessage(id) ? say(id, { points: Math.max(1, Math.round(points)) }) : ''
    },
  }
}

function isMessage(id: string): id is CoachMessage {
  return Object.hasOwn(en, id)
}
