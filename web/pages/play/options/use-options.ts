import { useEffect, useState } from 'react'
import { playedTitleOf } from '../../../games/titles.ts'
import { type ChangeOptions, defaultOptions, type TableOptions } from './table-options.ts'

export interface TermsChoice {
  /** The game that is chosen. Its rules may still be loading. */
  readonly game: string
  readonly chooseGame: (game: string) => void
  /** Nothing until the rules of the first game are here; the terms of the game before while the next one loads. */
  readonly agreed: TableOptions | undefined
  /** Changes the terms as they are by then, since those of another game may just have come. */
  readonly change: ChangeOptions
  /** Whether the terms are those of the chosen game. */
  readonly ready: boolean
}

/** The terms of a new game, from the usual ones on. */
export function useTableOptions(first: string): TermsChoice {
  const [game, chooseGame] = useState(first)
  const [agreed, setAgreed] = useState<TableOptions | undefined>()
  useEffect(() => {
    let current = true
    void playedTitleOf(game).then((title) => {
      if (title && current) setAgreed((before) => defaultOptions(title, before?.seats ?? 3))
    })
    return () => {
      current = false
    }
  }, [game])
  const change: ChangeOptions = (by) => setAgreed((now) => now && by(now))
  return { game, chooseGame, agreed, change, ready: agreed?.title.versions[0].id === game }
}
