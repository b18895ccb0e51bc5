import { useEffect, useState } from 'react'
import { playedTitleOf } from '../../../games/titles.ts'
import { type ChangeOptions, defaultOptions, type TableOptions } from './table-options.ts'

export interface TermsChoice {
  /** The chosen game. Its rules may still be loading. */
  readonly game: string
  readonly chooseGame: (game: string) => void
  /** Undefined until the first game has loaded; the options of the previous game while the next one loads. */
  readonly agreed: TableOptions | undefined
  /** Updates the latest options, since those of another game may just have loaded. */
  readonly change: ChangeOptions
  /** Whether the options are those of the chosen game. */
  readonly ready: boolean
}

/** The options of a new game, starting from the defaults. */
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
