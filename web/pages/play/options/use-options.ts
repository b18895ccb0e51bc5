import { useEffect, useState } from 'react'
import { playedTitleOf } from '../../../games/titles.ts'
import { type Agreed, type ChangeTerms, usualTerms } from './table-options.ts'

export interface TermsChoice {
  /** The game that is chosen. Its rules may still be loading. */
  readonly game: string
  readonly chooseGame: (game: string) => void
  /** Nothing until the rules of the first game are here; the terms of the game before while the next one loads. */
  readonly agreed: Agreed | undefined
  /** Changes the terms as they are by then, since those of another game may just have come. */
  readonly change: ChangeTerms
  /** Whether the terms are those of the chosen game. */
  readonly ready: boolean
}

/** The terms of a new game, from the usual ones on. */
export function useTerms(first: string): TermsChoice {
  const [game, chooseGame] = useState(first)
  const [agreed, setAgreed] = useState<Agreed | undefined>()
  useEffect(() => {
    let current = true
    void playedTitleOf(game).then((title) => {
      if (title && current) setAgreed((before) => usualTerms(title, before?.seats ?? 3))
    })
    return () => {
      current = false
    }
  }, [game])
  const change: ChangeTerms = (by) => setAgreed((now) => now && by(now))
  return { game, chooseGame, agreed, change, ready: agreed?.title.versions[0].id === game }
}
