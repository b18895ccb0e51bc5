import type { Review, ReviewProgress } from '@carriage/bots/advice'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getMatch, putMatch } from '../../pages/local-play/shelf.ts'
import type { Thinker } from '../../platform/bot-worker/thinker.ts'
import type { Reel } from '../replay/reel.ts'
import { openHintThinker } from './open-hints.ts'

export type Reviewing =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly progress: ReviewProgress | undefined }
  | { readonly state: 'ready'; readonly review: Review }
  /** The game has no bot. */
  | { readonly state: 'unable' }

/** Fixed, so that the same game always gets the same review. */
const seed = 1

/**
 * The review of a finished game, computed in a worker on request, and stored with a game of this device. `asked`:
 * starts at once.
 */
export function useReview(
  { table: { id, game }, record }: Reel,
  asked: boolean,
): {
  reviewing: Reviewing
  begin: () => void
  stop: () => void
} {
  const [reviewing, setReviewing] = useState<Reviewing>({ state: 'none' })
  const thinker = useRef<Thinker>(undefined)

  const begin = useCallback(async (): Promise<void> => {
    setReviewing({ state: 'running', progress: undefined })
    thinker.current ??= openHintThinker()
    const of = { game, record, seed }
    const found = await thinker.current
      .review(of, (progress) => setReviewing({ state: 'running', progress }))
      .catch(() => undefined)
    if (!found) {
      setReviewing((now) => (now.state === 'running' ? { state: 'unable' } : now))
      return
    }
    setReviewing({ state: 'ready', review: found })
    const saved = await getMatch(id)
    if (saved) await putMatch({ ...saved, review: found })
  }, [id, game, record])

  useEffect(() => {
    let left = false
    void getMatch(id).then((saved) => {
      if (left) return
      if (saved?.review) setReviewing({ state: 'ready', review: saved.review })
      else if (asked) void begin()
    })
    return () => {
      left = true
      thinker.current?.drop()
    }
  }, [id, asked, begin])

  return {
    reviewing,
    begin: () => void begin(),
    stop: () => {
      thinker.current?.drop()
      setReviewing({ state: 'none' })
    },
  }
}
