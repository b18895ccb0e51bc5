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
  /** The number of counted sources; one more once the winner is revealed. */
  readonly counted: number
}

/** Milliseconds for all sources together, and at most for one. */
const [whole, longest] = [4000, 900]

/** The final ranking: points are counted source by source, and players change places by their current sum. */
export function CountedRanking({ ranking, scores, players, sources, counted }: CountedRankingProps) {
  const t = useFinaleWords()
  const done = isCounted(sources, counted)
  const order = ranking.flat()
  const now = countedTo(sources, counted, order, scores)
  // Until the end of the count, screen readers get the seats in the order of the table, not of the result.
  const listed = done ? order : order.toSorted((a, b) => a - b)
  return (
    <div className={css.counted} data-counting={!done || undefined}>
      <ol className={css.ranking}>
        {listed.map((seat, line) => {
          const index = ranking.findIndex((seats) => seats.includes(seat))
          return (
            <li
              key={seat}
              data-first={(done && index === 0) || undefined}
              style={{ '--away': now.order.indexOf(seat) - line } as CSSProperties}
            >
              <span className={css.place}>{done && placeOf(ranking, index)}</span>
              <SeatBadge badge={seat} size={34} />
              <span className={css.name}>
                {players[seat]?.name}
                {done && players[seat]?.last && <small className={css.last}>{t('finale.last')}</small>}
              </span>
              <strong className={css.score}>{now.points[seat]}</strong>
            </li>
          )
        })}
      </ol>
      {sources.length > 0 && (
        <p className={css.source} aria-hidden="true">
          {counted < sources.length && t('finale.counting', { source: sources[counted]?.label ?? '' })}
        </p>
      )}
    </div>
  )
}

/** The number of counted sources, plus one after a pause. Without motion, all at once. */
export function useCounted(sources: number | undefined, { speed, calm }: Motion, done: boolean): number {
  const still = speed === 0 || calm || done
  const [counted, setCounted] = useState(0)
  useEffect(() => {
    if (still || sources === undefined || counted > sources) return
    const timer = setTimeout(() => setCounted(counted + 1), Math.min(longest, whole / sources) / speed)
    return () => clearTimeout(timer)
  }, [still, counted, sources, speed])
  return still || sources === 0 ? (sources ?? 0) + 1 : counted
}

/** Whether the winner may be shown. */
export function isCounted(sources: readonly PointsFrom[], counted: number): boolean {
  return counted > sources.length
}

/** Tied seats have the same place; the next place counts them. */
function placeOf(ranking: readonly (readonly unknown[])[], index: number): number {
  return ranking.slice(0, index).reduce((sum, seats) => sum + seats.length, 1)
}
