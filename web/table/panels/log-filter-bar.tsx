import type { Seat } from '@carriage/kernel'
import { useTable } from '../model/use-table.ts'
import { useTableWords } from '../use-table-messages.ts'
import styles from './log.module.css'
import { filterLog, type LogFilter, type LogKind, logKinds } from './log-filter.ts'

interface LogFilterBarProps {
  readonly filter: LogFilter
  /** Whether the game classifies events that bring money or points. */
  readonly kinds: boolean
}

/** Filters the log by player and kind. */
export function LogFilterBar({ filter, kinds }: LogFilterBarProps) {
  const table = useTable((state) => state.table.id)
  const players = useTable((state) => state.players)
  const words = useTableWords()
  return (
    <div className={styles.filter}>
      <select
        className="field"
        aria-label={words('log.whose')}
        value={filter.seat ?? ''}
        onChange={({ target }) =>
          filterLog(table, { seat: target.value === '' ? undefined : (Number(target.value) as Seat) })
        }
      >
        <option value="">{words('log.everybody')}</option>
        {players.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the seat
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
      {kinds && (
        <select
          className="field"
          aria-label={words('log.kind')}
          value={filter.kind}
          // The options are these kinds.
          onChange={({ target }) => filterLog(table, { kind: target.value as LogKind })}
        >
          {logKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words(`log.kind.${kind}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
