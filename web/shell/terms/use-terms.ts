import { useCallback, useEffect, useState } from 'react'
import { playedTitleOf } from '../../games/titles.ts'
import { type Agreed, usualTerms } from './agreed.ts'

export interface TermsChoice {
  /** Nothing until the rules of the game are here. */
  readonly agreed: Agreed | undefined
  readonly change: (agreed: Agreed) => void
  readonly chooseGame: (game: string) => void
}

/** The terms of a new game, from the usual ones on. */
export function useTerms(first: string): TermsChoice {
  const [agreed, change] = useState<Agreed | undefined>()
  const chooseGame = useCallback((game: string) => {
    void playedTitleOf(game).then((title) => {
      if (title) change((before) => usualTerms(title, before?.seats ?? 3))
    })
  }, [])
  useEffect(() => chooseGame(first), [chooseGame, first])
  return { agreed, change, chooseGame }
}
