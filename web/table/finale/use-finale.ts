import { useEffect, useState } from 'react'
import type { AnyBoard } from '../../board/interaction/board.ts'
import type { Finale } from './finale.ts'

/** What the end of a game is told by: undefined until it is here, null if there is none or it cannot be fetched. */
export function useFinale(
  board: AnyBoard | undefined,
  props: Parameters<NonNullable<AnyBoard['finale']>>[0],
): Finale | null | undefined {
  const [finale, setFinale] = useState<Finale | null>()
  useEffect(() => {
    let left = false
    Promise.resolve(board?.finale?.(props)).then(
      (made) => {
        if (!left) setFinale(made ?? null)
      },
      // An ending without it still has its ranking.
      () => {
        if (!left) setFinale(null)
      },
    )
    return () => {
      left = true
    }
  }, [board, props])
  return finale
}
