import { useEffect, useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { type ToldExample, toldExamples } from './examples.ts'

/** The worked examples of a game, as soon as they have come; the rules can be read before. */
export function useExamples(game: string): readonly ToldExample[] {
  const language = useLanguage()
  const [come, setCome] = useState<readonly ToldExample[]>([])
  useEffect(() => {
    let left = false
    // Offline the rules stand without them.
    toldExamples(game, language).then(
      (all) => !left && setCome(all),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [game, language])
  return come
}
