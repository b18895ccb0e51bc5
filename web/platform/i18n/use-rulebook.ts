import type { Handbook } from '@carriage/kernel'
import { useEffect, useState } from 'react'
import { useLanguage } from './language.ts'
import type { PlayedTitle } from './played-title.ts'
import type { Language } from './translate.ts'
import { handbookIn, openBook } from './translations.ts'

/** The loaded reference texts of a game. */
interface OpenBook {
  /** The language of the loaded rules; undefined until they have loaded. */
  readonly language: Language | undefined
  readonly handbook: Handbook | undefined
}

/** Loads the rulebook of a game when the player looks something up or a move is refused. */
export function useRulebook(title: PlayedTitle | undefined): OpenBook {
  const wanted = useLanguage()
  const [come, setCome] = useState<{ readonly title: PlayedTitle; readonly language: Language }>()
  useEffect(() => {
    let left = false
    if (title)
      void openBook(title, wanted).then(() => {
        if (!left) setCome({ title, language: wanted })
      })
    return () => {
      left = true
    }
  }, [title, wanted])
  const here = come?.title === title ? come : undefined
  return { language: here?.language, handbook: here && handbookIn(here.title, here.language) }
}
