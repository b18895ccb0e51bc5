import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { SeatBadge } from '../../board/parts/seat-badge.tsx'
import type { Translator } from '../../platform/i18n/game-translator.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useCounting } from '../finale/counting.ts'
import { afterPaint } from '../model/after-paint.ts'
import type { ShownEntry } from '../model/link.ts'
import { useTable } from '../model/use-table.ts'
import { useTableWords } from '../use-table-messages.ts'
import styles from './log.module.css'
import { isFiltering, type LogFilter, passing, useLogFilter } from './log-filter.ts'
import { LogFilterBar } from './log-filter-bar.tsx'

/** Entries shown at first, and once these are seen: rendering all of a long game takes too long for a tab. */
const first = 14
const latest = 40

/** The log with its filter. */
export function Log() {
  const table = useTable((state) => state.table.id)
  const board = useTable((state) => state.board)
  const filter = useLogFilter(table)
  return (
    <div className={styles.panel}>
      <LogFilterBar filter={filter} kinds={board?.scores !== undefined} />
      {/* Another filter begins at the end of the log, as the log itself does. */}
      <LogList key={`${filter.seat} ${filter.kind}`} filter={filter} />
    </div>
  )
}

/** The entries in order. Undone ones are struck through, since they were seen. */
function LogList({ filter }: { readonly filter: LogFilter }) {
  const all = useTable((state) => state.entries)
  const counting = useCounting()
  // The last entry reveals the result.
  const entries = useMemo(() => (counting ? all.slice(0, -1) : all), [all, counting])
  const translator = useTranslator()
  const t = useTranslate()
  const end = useRef<HTMLLIElement>(null)
  const count = entries.length
  const [shown, setShown] = useState(first)
  useEffect(() => afterPaint(() => startTransition(() => setShown((now) => Math.max(now, latest)))), [])
  const words = useTableWords()
  // Entries stay while more arrive: removing the oldest would move all others.
  const [began] = useState(count)
  const filtering = isFiltering(filter)
  const older = filtering ? 0 : Math.max(0, began - shown)
  const opening = shown === first
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry, or the full list, scrolls to the end
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [count, opening])
  const scores = useTable((state) => state.board?.scores)
  const whose = useTable((state) => state.board?.whose)
  const passed = useMemo(() => passing(entries, filter, { scores, whose }), [entries, filter, scores, whose])
  const lines = useMemo(() => entriesOf(passed, translator, older), [passed, translator, older])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <ol className={styles.log} aria-label={t('log.label')} tabIndex={0}>
      {older > 0 && !opening && (
        <li>
          <button type="button" className={styles.older} onClick={() => setShown(Number.POSITIVE_INFINITY)}>
            {words('log.older')}
          </button>
        </li>
      )}
      {lines.map(({ n, seat, lines: reported, struck, undone }) => (
        <li key={n} className={styles.entry} data-struck={struck || undefined} id={`move-${n}`}>
          {seat !== undefined && <SeatBadge badge={seat} size={16} />}
          <div>
            {reported.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry have no other name
              <p key={index}>{line}</p>
            ))}
            {undone !== undefined && <p>{t('log.undone', { name: translator.name(seat ?? 0), n: undone })}</p>}
          </div>
          <span className={styles.n}>{n}</span>
        </li>
      ))}
      {filtering && lines.length === 0 && <li>{words('log.nothing')}</li>}
      <li ref={end} aria-hidden="true" />
    </ol>
  )
}

interface LogEntry extends ShownEntry {
  readonly lines: readonly string[]
  readonly struck: boolean
}

/** Entries from an index on that have a text. */
function entriesOf(entries: readonly ShownEntry[], translator: Translator, from: number): LogEntry[] {
  const struck = new Set<number>()
  for (const { n, undone } of entries) {
    if (undone === undefined) continue
    for (const other of entries) if (other.n >= undone && other.n < n && other.undone === undefined) struck.add(other.n)
  }
  return entries
    .slice(from)
    .map((entry) => ({ ...entry, lines: translator.events(entry.events), struck: struck.has(entry.n) }))
    .filter(({ lines: reported, undone }) => reported.length > 0 || undone !== undefined)
}
