import type { Reason } from '@carriage/bots/advice'
import { useMemo } from 'react'
import { manifestOf } from '../../games/index.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { createMessageFormatter, type Language, type MessageFormatter } from '../../platform/i18n/translate.ts'
import { boardMessagesIn, type Catalogue, openBoardWords } from '../../platform/i18n/translations.ts'
import { en, type HintMessage } from './messages.en.ts'

interface HintMessages {
  readonly t: MessageFormatter<HintMessage>
  /** A reason as a sentence, from the catalogue of the game or from the given one. */
  readonly reason: (reason: Reason, name: (seat: number) => string, inWords?: MessageFormatter) => string
}

const hintCatalogue: Catalogue = {
  messages: { en },
  translations: { de: async () => (await import('./messages.de.ts')).de },
}

/** The reasons of each game with hints. */
const reasons = new Map<string, Catalogue>()

/** Loads the reasons of a game's hints in the reader's language. */
export async function openHintMessages(game: string): Promise<void> {
  const ofGame = await manifestOf(game)?.reasons?.()
  if (ofGame) reasons.set(game, ofGame)
  await Promise.all([hintCatalogue, ...(ofGame ? [ofGame] : [])].map(openBoardWords))
}

export function useHintMessages(game: string): HintMessages {
  const language = useLanguage()
  return useMemo(() => wordsIn(game, language), [game, language])
}

function wordsIn(game: string, language: Language): HintMessages {
  const ofGame = reasons.get(game)
  const messages = ofGame ? boardMessagesIn(ofGame, language) : {}
  const ofReasons = createMessageFormatter(messages, language)
  const t = createMessageFormatter(boardMessagesIn(hintCatalogue, language), language)
  return {
    t,
    reason({ concern, points, facts }, name, inWords = ofReasons) {
      const comparison = `reason.${concern}`
      if (isHintMessage(comparison)) return t(comparison, { points: Math.round(points) })
      if (messages.en?.[concern] === undefined) return ''
      const seat = facts?.seat
      const named = typeof seat === 'number' ? { seat: name(seat) } : {}
      return inWords(concern, { ...facts, ...named, points: Math.max(1, Math.round(points)) })
    },
  }
}

function isHintMessage(id: string): id is HintMessage {
  return id in en
}
