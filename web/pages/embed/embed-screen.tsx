import { lazy, type ReactNode, Suspense, useState } from 'react'
import { BoardBoundary, Drawn } from '../../board/interaction/drawn.tsx'
import { TextView } from '../../board/interaction/text-view.tsx'
import { useBoardProps } from '../../board/interaction/use-board-props.ts'
import { useEndedSummaries } from '../../board/interaction/use-ended-summaries.ts'
import { useMedia } from '../../board/interaction/use-media.ts'
import { Glyph } from '../../board/parts/glyph.tsx'
import { SeatBadge } from '../../board/parts/seat-badge.tsx'
import { pathOf } from '../../platform/app/route.ts'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { HighlightLine } from '../../table/bar/highlight-line.tsx'
import { useParts, useTable } from '../../table/model/use-table.ts'
import type { Ranked } from '../../table/players/ranks.ts'
import { useRanks } from '../../table/players/use-ranks.ts'
import { TableTitle } from '../../table/table-title.tsx'
import { useTableWords } from '../../table/use-table-messages.ts'
import styles from './embed.module.css'
import { useEmbedWords } from './use-messages.ts'

const MotionLayer = lazy(async () => ({ default: (await import('../../board/motion/motion-layer.tsx')).MotionLayer }))

interface EmbedScreenProps {
  /** The controls of a replay. */
  readonly bar?: ReactNode
  /** Replays a game that ended here. */
  readonly again?: () => void
}

/** Board and scores. A large frame shows the desktop board; a small one shows one zone at a time, as on a phone. */
export function EmbedScreen({ bar, again }: EmbedScreenProps) {
  const board = useTable((state) => state.board)
  const over = useTable((state) => state.turn.over)
  const wide = useMedia('(min-width: 56em) and (min-height: 37.5em)')
  const props = useBoardProps()
  const words = useEmbedWords()
  // Nobody is there to close a round summary.
  useEndedSummaries()
  return (
    <div className={`${styles.embed} ${board?.look ?? ''}`} data-testid="embed">
      <Score />
      {board && wide ? (
        <main className={styles.shared}>
          <TableTitle />
          <BoardBoundary>
            <Drawn draw={board.shared} props={props} />
          </BoardBoundary>
        </main>
      ) : (
        <Zones />
      )}
      <footer className={styles.foot}>
        <HighlightLine />
        {bar ??
          (over ? (
            <p className={styles.state}>
              {words('over')}{' '}
              <button type="button" className="button" onClick={again}>
                {words('again')}
              </button>
            </p>
          ) : (
            <p className={styles.state} data-live>
              {words('live')}
            </p>
          ))}
      </footer>
      <Boundary part="panel" of="motion" quiet>
        <Suspense>
          <MotionLayer />
        </Suspense>
      </Boundary>
    </div>
  )
}

function Score() {
  const { players, turn, table } = useParts('players', 'turn', 'table')
  const ranks = useRanks()
  const words = useEmbedWords()
  return (
    <header className={styles.head}>
      <ol className={styles.score} aria-label={words('score')}>
        {players.map(({ seat, name }) => {
          const acts = !turn.over && turn.seats.includes(seat)
          return (
            <li key={seat} data-acts={acts || undefined}>
              <SeatBadge badge={seat} size={24} />
              <span className={styles.name} title={name}>
                {name}
              </span>
              {acts && <span className="aloud">{words('acts')}</span>}
              {ranks?.[seat] && <Points ranked={ranks[seat]} />}
            </li>
          )
        })}
      </ol>
      <a className={styles.way} href={pathOf({ at: 'table', id: table.id })} target="_blank" rel="noopener">
        {words('table')}
      </a>
    </header>
  )
}

/** Points only: there is no room for ranks and changes. */
function Points({ ranked }: { readonly ranked: Ranked | 'hidden' }) {
  const t = useTableWords()
  if (ranked === 'hidden') {
    return (
      <span title={t('plate.hidden')}>
        <Glyph of="lock" size={16} className={styles.lock} />
        <span className="aloud">{t('plate.hidden')}</span>
      </span>
    )
  }
  const { points, rank, change } = ranked
  return (
    <>
      <b className={styles.points} aria-hidden="true" data-points={points}>
        {points}
      </b>
      <span className="aloud">{t('plate.standing', { points, rank: rank ?? 0, change })}</span>
    </>
  )
}

function Zones() {
  const board = useTable((state) => state.board)
  const props = useBoardProps()
  const t = useTranslate()
  const [wanted, setWanted] = useState('')
  const zone = board?.zones.find(({ id }) => id === wanted) ?? board?.zones[0]
  const shown = zone ? props.t(zone.watched ?? zone.label) : ''
  return (
    <>
      <main className={styles.zone} data-zone={zone?.id}>
        <TableTitle />
        {board && zone ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className={styles.drawn} aria-label={t('zone.shown', { zone: shown })} tabIndex={0}>
            <BoardBoundary of={zone.id}>
              <Drawn draw={zone.show} props={props} />
            </BoardBoundary>
          </section>
        ) : (
          <div className={styles.drawn}>
            <TextView />
          </div>
        )}
      </main>
      {board && (
        <nav className={styles.tabs} aria-label={t('zones.label')}>
          {board.zones.map(({ id, label, watched = label, glyph }) => (
            <button
              key={id}
              type="button"
              data-zone={id}
              aria-current={id === zone?.id ? 'page' : undefined}
              onClick={() => setWanted(id)}
            >
              <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
                <path d={glyph} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
              </svg>
              {props.t(watched)}
            </button>
          ))}
        </nav>
      )}
    </>
  )
}
