import type { Seat } from '@carriage/kernel'
import type { ReactNode } from 'react'
import { BoardBoundary, Drawn } from '../board/interaction/drawn.tsx'
import { useGrowth } from '../board/interaction/grow.ts'
import { TextView } from '../board/interaction/text-view.tsx'
import { type AnyBoardProps, useBoardProps } from '../board/interaction/use-board-props.ts'
import { useSettings } from '../platform/app/settings.ts'
import { Boundary } from '../platform/errors/boundary.tsx'
import { useTranslate } from '../platform/i18n/language.ts'
import { LearningMark } from '../platform/ui/learning-mark.tsx'
import { Logo } from '../platform/ui/logo.tsx'
import { Key } from './bar/key.tsx'
import { TableNotes } from './bar/notes.tsx'
import styles from './desktop-table.module.css'
import { DigestCard } from './digest/digest-card.tsx'
import { useHeldWhileCounting } from './finale/counting.ts'
import { useTable } from './model/use-table.ts'
import { usePanels } from './panels/panels.ts'
import { SidePanel } from './panels/side-panel.tsx'
import { usePlanLink } from './plan/planning.ts'
import { PlayerList } from './players/player-list.tsx'
import { TableDiffers } from './rules/table-differs.tsx'
import { SoundSwitch } from './sound/sound-switch.tsx'
import { TableTitle } from './table-title.tsx'

/**
 * The desktop layout: players, the board with my own below it, options, and one bar at the bottom. The page does not
 * scroll.
 */
export function DesktopTable({ bar }: { readonly bar: ReactNode }) {
  const board = useTable((state) => state.board)
  const learning = useTable((state) => state.table.learning)
  const text = useSettings((settings) => settings.text)
  const rival = usePanels((panels) => panels.rival)
  const planning = usePlanLink() !== undefined
  const props = useBoardProps()
  const shown = useHeldWhileCounting(props)
  const t = useTranslate()
  const drawn = board && !text
  // For a spectator who watches a seat, the dock is named after its player.
  const owner = props.watching && props.me !== undefined ? props.seats[props.me]?.name : undefined
  const dock = owner === undefined ? t('dock.label') : t('player.look', { name: owner })
  const legend = board?.legend
  useGrowth()
  return (
    <div className={`${styles.desktop} ${board?.look ?? ''}`} data-planning={planning || undefined}>
      <aside className={styles.left} aria-label={t('players.label')}>
        <div className={styles.head}>
          <Logo small />
          <SoundSwitch />
        </div>
        {learning && <LearningMark />}
        <Boundary part="panel" quiet>
          <TableDiffers />
        </Boundary>
        <Boundary part="panel">
          <PlayerList looks={!text} />
        </Boundary>
        <Boundary part="panel" quiet>
          <DigestCard />
          {drawn && shown && legend && <Drawn draw={legend} props={shown} />}
        </Boundary>
        <div className={styles.tools}>
          <button
            type="button"
            className="button quiet"
            aria-haspopup="dialog"
            onClick={() => usePanels.setState({ dialog: 'menu' })}
          >
            {t('menu.open')}
          </button>
          <button
            type="button"
            className="button quiet"
            aria-haspopup="dialog"
            onClick={() => usePanels.setState({ dialog: 'keys' })}
          >
            {t('keys.open')} <Key>?</Key>
          </button>
        </div>
      </aside>
      <main className={styles.centre}>
        <TableTitle />
        {drawn ? (
          <BoardBoundary>
            <div className={styles.shared}>{shown && <Drawn draw={board.shared} props={shown} />}</div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll must be reachable by keyboard */}
            <section className={styles.dock} aria-label={dock} tabIndex={0}>
              {shown && <Drawn draw={board.dock} props={shown} />}
            </section>
          </BoardBoundary>
        ) : (
          <TextView />
        )}
        {drawn && rival !== undefined && rival < props.seats.length && (
          <section className={styles.drawer} aria-label={t('player.look', { name: props.seats[rival]?.name ?? '' })}>
            <button
              type="button"
              className={`button ${styles.shut}`}
              onClick={() => usePanels.setState({ rival: undefined })}
            >
              {t('dialog.close')}
            </button>
            <Boundary part="panel" of={rival}>
              {shown && <Rival seat={rival as Seat} props={shown} />}
            </Boundary>
          </section>
        )}
      </main>
      <SidePanel />
      <footer className={styles.foot}>
        <TableNotes />
        <Boundary part="panel">{bar}</Boundary>
      </footer>
    </div>
  )
}

function Rival({ seat, props }: { readonly seat: Seat; readonly props: AnyBoardProps }) {
  const board = useTable((state) => state.board)
  return board?.rival({ ...props, seat })
}
