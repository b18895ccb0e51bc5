import { useMemo } from 'react'
import { useParts } from '../model/use-table.ts'
import { useTableWords } from '../use-table-messages.ts'
import { turnTakenBack } from './turn-taken-back.ts'
import styles from './undo-question.module.css'

/** Shows everybody that a passed turn was taken back, and whose clock got the time since. */
export function TurnTakenBackNote() {
  const { entries, game, players, table, turn, clocks } = useParts(
    'entries',
    'game',
    'players',
    'table',
    'turn',
    'clocks',
  )
  const words = useTableWords()
  const found = useMemo(() => turnTakenBack({ entries, game, players }), [entries, game, players])
  if (!found || table.place !== 'remote' || turn.over || !turn.seats.includes(found.by)) return null
  const { by, from, agreed } = found
  const own = by === table.me
  const paid = !agreed && clocks.length > 0
  return (
    <p className={styles.note} role="status" data-testid="turn-taken-back">
      {words(own ? 'turnBack.own' : 'turnBack', { name: players[by]?.name ?? '' })}{' '}
      {paid && own && words('turnBack.paid')}
      {paid && table.me !== undefined && from.includes(table.me) && words('turnBack.given')}
    </p>
  )
}
