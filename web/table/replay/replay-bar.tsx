import { type ReactNode, useMemo, useState } from 'react'
import { useBoardProps, useTranslator } from '../../board/interaction/use-board-props.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { HighlightLine } from '../bar/highlight-line.tsx'
import type { ShownEntry } from '../model/link.ts'
import { useTable } from '../model/use-table.ts'
import { useTableWords } from '../use-table-messages.ts'
import { chapterAt, replayChaptersOf } from './chapters.ts'
import styles from './replay-bar.module.css'
import { ReplaySlider, ReplaySteps } from './replay-steps.tsx'
import { type ReplaySpeed, usePlaying } from './use-playing.ts'

interface ReplayBarProps {
  readonly n: number
  readonly last: number
  /** All entries of the game. */
  readonly entries: readonly ShownEntry[]
  readonly seek: (n: number) => void
  /** Steps forward by one move, with motion and sound. */
  readonly step: (n: number) => void
  readonly leave: () => void
  /** Further actions for this game. */
  readonly beside?: ReactNode
}

/** The controls of a replay. Arrow keys and Space do the same. */
export function ReplayBar({ n, last, entries, seek, step, leave, beside }: ReplayBarProps) {
  const t = useTranslate()
  const tTable = useTableWords()
  const translator = useTranslator()
  const shown = translator.events(entries[n]?.events ?? []).length > 0
  const { playing, toggle, speed, setSpeed } = usePlaying(n, last, step, shown)
  const [copied, setCopied] = useState(false)
  const [open, setOpen] = useState(false)
  async function copyLink(): Promise<void> {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}#move=${n}`)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }

  return (
    <section className={styles.bar} aria-label={tTable('replay.label')}>
      <HighlightLine />
      <ReplaySteps {...{ n, last, seek, playing, toggle }} />
      <button
        type="button"
        className={`button quiet square ${styles.unfold}`}
        aria-label={tTable('replay.more')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M3 10h4v4H3ZM10 10h4v4h-4ZM17 10h4v4h-4Z" fill="currentColor" />
        </svg>
      </button>
      <ReplaySlider {...{ n, last, seek }} />
      <div className={styles.more} data-open={open || undefined}>
        <Chapters n={n} seek={seek} entries={entries} />
        <select
          className={styles.choice}
          aria-label={tTable('replay.speed')}
          value={speed}
          onChange={({ target }) => setSpeed(Number(target.value) as ReplaySpeed)} // only these are offered
        >
          {([0.5, 1, 2] as const).map((each) => (
            <option key={each} value={each}>
              {t(`settings.speed.${each}`)}
            </option>
          ))}
        </select>
        {beside}
        <button type="button" className="button" onClick={() => void copyLink()}>
          {tTable(copied ? 'replay.copied' : 'replay.link')}
        </button>
        <button type="button" className="button quiet" onClick={leave}>
          {tTable('replay.leave')}
        </button>
      </div>
    </section>
  )
}

/** The rounds or years of the game; nothing where it has no names for them. */
function Chapters({ n, seek, entries }: Pick<ReplayBarProps, 'n' | 'seek' | 'entries'>) {
  const t = useTableWords()
  const { t: tBoard } = useBoardProps()
  const board = useTable((state) => state.board)
  const chapters = useMemo(() => replayChaptersOf(entries, board, tBoard), [entries, board, tBoard])
  const [first] = chapters
  if (!first) return null
  return (
    <select
      className={styles.choice}
      aria-label={t('replay.chapter')}
      value={chapterAt(chapters, n)?.n ?? 0}
      onChange={({ target }) => seek(Number(target.value))}
    >
      {first.n > 0 && <option value={0}>{t('replay.opening')}</option>}
      {chapters.map((chapter) => (
        <option key={chapter.n} value={chapter.n}>
          {chapter.label}
        </option>
      ))}
    </select>
  )
}
