import { useMemo } from 'react'
import { useBoardProps } from '../../board/interaction/use-board-props.ts'
import { latestTurn, sinceMyTurn } from '../../board/motion/since-my-turn.ts'
import { SeatBadge } from '../../board/parts/seat-badge.tsx'
import { useDigest } from '../digest/use-digest.ts'
import { useShown } from '../model/use-table.ts'
import styles from './highlight-line.module.css'
import { rivalSentence } from './rival-sentence.ts'

/** The latest turn of a rival in one line, and what it means for me, so that nobody needs the log to follow. */
export function HighlightLine() {
  const shown = useShown('entries', 'table', 'moves', 'board')
  const { entries, table, board } = shown
  const { t, translator } = useBoardProps()
  const turn = useMemo(() => latestTurn(sinceMyTurn(shown)), [shown])
  const follows = turn.length > 0 && table.me !== undefined && table.place !== 'replay' && !board?.showsHighlights
  const digest = useDigest(follows ? board : undefined)
  const { action, forMe } = useMemo(() => {
    const log = turn.map(({ events }) => translator.events(events).join(' '))
    const before = entries.findLast(({ n, view }) => n < (turn[0]?.n ?? 0) && view !== undefined)?.view
    const view = turn.at(-1)?.view
    const { me } = table
    if (!before || !view || me === undefined || typeof digest !== 'object')
      return rivalSentence({ log, digest: undefined })
    const events = turn.flatMap((entry) => entry.events)
    return rivalSentence({ log, digest: digest.of({ before, view, me, events, t, translator }) })
  }, [turn, entries, table, digest, t, translator])
  if (board?.showsHighlights) return null
  const seat = turn[0]?.seat
  return (
    <p className={styles.highlight} data-highlight={turn.at(-1)?.n} title={`${action} ${forMe}`.trim()}>
      {seat !== undefined && action !== '' && <SeatBadge badge={seat} size={18} />}
      <span>{action}</span>
      {forMe !== '' && <b>{forMe}</b>}
    </p>
  )
}
