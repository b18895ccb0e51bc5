import { canonical, type GivenOrder, type Seat } from '@carriage/kernel'
import { useState } from 'react'
import { Dialog } from '../../shell/dialog.tsx'
import { useTeller } from '../board/use-board-props.ts'
import { useTableWords } from '../table-words.ts'
import styles from './orders.module.css'
import { type Rankable, useGiveOrder, useOrders } from './orders.ts'

interface OrderDialogProps {
  readonly rankable: Rankable
  readonly kept: readonly GivenOrder[]
  readonly me: Seat
}

/** My moves for one moment, ranked by tapping them in the order in which I want them. */
export function OrderDialog({ rankable, kept, me }: OrderDialogProps) {
  const { moment, view, moves, conditions } = rankable
  const given = kept.find((order) => order.moment === moment)
  const [ranked, setRanked] = useState<readonly string[]>(() => (given?.moves ?? []).map((move) => canonical(move)))
  const [relies, setRelies] = useState<readonly string[]>(
    () => given?.relies ?? conditions.filter(({ usual }) => usual).map(({ name }) => name),
  )
  const failed = useOrders((orders) => orders.failed)
  const give = useGiveOrder(kept, me)
  const say = useTableWords()
  const tell = useTeller()
  const close = () => useOrders.setState({ deciding: undefined })
  const keep = (wanted: readonly string[]) => {
    const chosen = wanted.flatMap((key) => moves.filter((move) => canonical(move) === key))
    give({ moment, moves: chosen, relies })
  }
  return (
    <Dialog title={tell.decision(view, me)} close={close}>
      <p className={styles.how}>{say('orders.how')}</p>
      <ul className={styles.ranking}>
        {moves.map((move) => {
          const key = canonical(move)
          const rank = ranked.indexOf(key) + 1
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.move}
                aria-pressed={rank > 0}
                onClick={() => setRanked(rank > 0 ? ranked.filter((each) => each !== key) : [...ranked, key])}
              >
                <span className={styles.rank}>{rank > 0 ? rank : ''}</span>
                {tell.move(view, me, move)}
              </button>
            </li>
          )
        })}
      </ul>
      {conditions.map(({ name }) => (
        <label key={name} className={styles.condition}>
          <input
            type="checkbox"
            checked={relies.includes(name)}
            onChange={() =>
              setRelies(relies.includes(name) ? relies.filter((each) => each !== name) : [...relies, name])
            }
          />
          {say('orders.onlyIf', { condition: tell.phrase({ id: `condition.${name}` }) })}
        </label>
      ))}
      <p className={styles.how}>{say('orders.else')}</p>
      {failed && (
        <p className={styles.stopped} role="alert">
          {say('orders.failed')}
        </p>
      )}
      <p className={styles.ways}>
        {given && (
          <button type="button" className="button" onClick={() => keep([])}>
            {say('orders.remove')}
          </button>
        )}
        <button type="button" className="button primary" disabled={ranked.length === 0} onClick={() => keep(ranked)}>
          {say('orders.keep')}
        </button>
      </p>
    </Dialog>
  )
}
