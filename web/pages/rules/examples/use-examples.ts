import { useEffect, useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { loadShownExamples, type ShownExample } from './examples.ts'

/** The worked examples of a game, as soon as they have come; the rules can be read before. */
export function useExamples(game: string): readonly ShownExample[] {
  const language = useLanguage()
  const [come, setCome] = useState<readonly ShownExample[]>([])
  useEffect(() => {
    let left = false
    // Offline the rules stand without them.
    loadShownExamples(game, language).then(
      (all) => !left && setCome(all),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [game, language])
  return come
}
