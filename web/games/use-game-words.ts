import { use, useMemo } from 'react'
import { useLanguage } from '../platform/i18n/language.ts'
import { createMessageFormatter, type MessageFormatter } from '../platform/i18n/translate.ts'
import { boardMessagesIn, type Catalogue, openBoardWords } from '../platform/i18n/translations.ts'
import { manifestOf } from './index.ts'

/** Suspense needs the same promise on every render, so each is made once. */
const opened = new Map<string, Promise<Catalogue | undefined>>()

function wordsOf(game: string): Promise<Catalogue | undefined> {
  const words = opened.get(game) ?? open(game)
  opened.set(game, words)
  return words
}

async function open(game: string): Promise<Catalogue | undefined> {
  try {
    const words = await manifestOf(game)?.words?.()
    if (words) await openBoardWords(words)
    return words
  } catch {
    // Offline: the game can be chosen without them, and loading is retried.
    opened.delete(game)
    return undefined
  }
}

/** The texts about a game where it is chosen. Suspends until they have loaded. */
export function useGameWords(game: string): MessageFormatter | undefined {
  const words = use(wordsOf(game))
  const language = useLanguage()
  return useMemo(() => words && createMessageFormatter(boardMessagesIn(words, language), language), [words, language])
}
