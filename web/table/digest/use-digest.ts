import { useEffect, useState } from 'react'
import type { AnyBoard, DigestTranslator } from '../../board/interaction/board.ts'

type WriteDigest = DigestTranslator<object, object>

/** How the game writes its digest; undefined if it has none, or it could not be loaded. */
export function useDigest(board: AnyBoard | undefined): WriteDigest | 'fetching' | undefined {
  const [fetched, setFetched] = useState<{ digest: WriteDigest | undefined }>()
  useEffect(() => {
    let left = false
    board?.digest?.().then(
      (digest) => !left && setFetched({ digest }),
      () => !left && setFetched({ digest: undefined }),
    )
    return () => {
      left = true
    }
  }, [board])
  if (!board?.digest) return undefined
  return fetched ? fetched.digest : 'fetching'
}
