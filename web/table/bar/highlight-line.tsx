import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { sinceMyTurn } from '../../board/motion/since-my-turn.ts'
import { SeatBadge } from '../../board/parts/seat-badge.tsx'
import { useShown } from '../model/use-table.ts'
import styles from './highlight-line.module.css'

/** The latest highlight in one line, so that watching and waiting players can follow without the log. */
export function HighlightLine() {
  const { entries, table, moves, board } = useShown('entries', 'table', 'moves', 'board')
  const translator = useTranslator()
  if (board?.showsHighlights) return null
  const shown = sinceMyTurn({ entries, table, moves })
    .map(({ n, seat, events }) => ({ n, seat, words: translator.events(events).join(' ') }))
    .findLast(({ words }) => words !== '')
  return (
    <p className={styles.highlight} data-highlight={shown?.n} title={shown?.words}>
      {shown?.seat !== undefined && <SeatBadge badge={shown.seat} size={18} />}
      <span>{shown?.words}</span>
    </p>
  )
}
