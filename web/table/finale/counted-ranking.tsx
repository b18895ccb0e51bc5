import type { Seat } from '@carriage/kernel'
import { type CSSProperties, useEffect, useState } from 'react'
import type { Motion, TablePlayer } from '../../board/interaction/board.ts'
import { SeatBadge } from '../../board/parts/seat-badge.tsx'
import css from './counted-ranking.module.css'
import { countedTo } from './counted-to.ts'
import type { PointsFrom } from './finale.ts'
import { useFinaleWords } from './use-messages.ts'

interface CountedRankingProps {
  readonly ranking: readonly (readonly Seat[])[]
  readonly scores: readonly number[]
  readonly players: readonly TablePlayer[]
  readonly sources: readonly PointsFrom[]
  readonly motion: Motion
}

/** Milliseconds for all sources together, and at most for one. */
const [whole, longest] = [4000, 900]

/** The final ranking: points are counted source by source, and players change places by what they have so far. */
export function CountedRanking({ ranking, scores, players, sources, motion }: CountedRankingProps) {
  const t = useFinaleWords()
  const counted = useCounted(sources.length, motion)
  const done = counted >= sources.length
  const order = ranking.flat()
  const now = countedTo(sources, counted, order, scores)
  return (
    <div className={css.counted} data-counting={!done || undefined}>
      <ol className={css.ranking}>
        {ranking.flatMap((seats, index) =>
          seats.map((seat) => (
            <li
              key={seat}
              data-first={(done && index === 0) || undefined}
              style={{ '--away': now.order.indexOf(seat) - order.indexOf(seat) } as CSSProperties}
            >
              <span className={css.place}>{done && placeOf(ranking, index)}</span>
              <SeatBadge badge={seat} size={34} />
              <span className={css.name}>{players[seat]?.name}</span>
              <strong className={css.score}>{now.points[seat]}</strong>
            </li>
          )),
        )}
      </ol>
      {sources.length > 0 && (
        <p className={css.source} aria-hidden="true">
          {!done && t('finale.counting', { source: sources[counted]?.label ?? '' })}
        </p>
      )}
    </div>
  )
}

/** How many sources have been counted. Without motion all of them, at once. */
function useCounted(sources: number, { speed, calm }: Motion): number {
  const still = speed === 0 || calm
  const [counted, setCounted] = useState(still ? sources : 0)
  useEffect(() => {
    if (still || counted >= sources) return
    const timer = setTimeout(() => setCounted(counted + 1), Math.min(longest, whole / sources) / speed)
    return () => clearTimeout(timer)
  }, [still, counted, sources, speed])
  return still ? sources : counted
}

/** Those who share a place have the same number; the next place counts them. */
function placeOf(ranking: readonly (readonly unknown[])[], index: number): number {
  return ranking.slice(0, index).reduce((sum, seats) => sum + seats.length, 1)
}
