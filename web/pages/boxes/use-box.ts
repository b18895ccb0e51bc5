import type { AnyGame } from '@carriage/kernel'
import { useEffect, useState } from 'react'
import { manifestOf } from '../../games/index.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { loadTranslator } from '../../platform/i18n/game-translator.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { createMessageFormatter } from '../../platform/i18n/translate.ts'
import { boardMessagesIn, openBoardWords, openWords } from '../../platform/i18n/translations.ts'
import type { BoxDrawings, BoxWords } from './drawings.ts'

export interface OpenedBox {
  readonly title: PlayedTitle
  /** The newest version, whose schema checks the components. */
  readonly rules: AnyGame
  readonly drawings: BoxDrawings
  readonly words: BoxWords
}

/** The components of a game with drawings and messages; undefined while loading, null if there are none. */
export function useOpenedBox(game: string): OpenedBox | null | undefined {
  const language = useLanguage()
  const [opened, setOpened] = useState<Omit<OpenedBox, 'words'> | null>()
  useEffect(() => {
    let left = false
    void open(game).then((come) => {
      if (!left) setOpened(come)
    })
    return () => {
      left = true
    }
  }, [game])
  return opened && { ...opened, words: boxWordsIn(opened, language) }
}

async function open(game: string): Promise<Omit<OpenedBox, 'words'> | null> {
  const [title, drawings] = await Promise.all([playedTitleOf(game), manifestOf(game)?.box?.()])
  if (!title?.components || !drawings) return null
  const [[rules]] = await Promise.all([title.games(), openWords(title), openBoardWords(drawings)])
  return { title, rules, drawings }
}

export function boxWordsIn(
  { title, drawings }: Pick<OpenedBox, 'title' | 'drawings'>,
  language: Parameters<typeof loadTranslator>[1],
): BoxWords {
  const translator = loadTranslator(title, language, 'spectator', () => '')
  // The rules join the words of a name by no-break spaces, which is bad in a narrow card.
  const text: BoxWords['phrase'] = (phrase) => translator.phrase(phrase).replaceAll('\u00a0', ' ')
  const messages = boardMessagesIn(drawings, language)
  const t = createMessageFormatter(messages, language)
  const entry: BoxWords['entry'] = (value) =>
    `entry.${value}` in (drawings.messages.en ?? {}) ? t(`entry.${value}`) : `${value}`
  return { t, phrase: text, entry }
}
