import type { Seat } from '@carriage/kernel'
import { type ReactNode, useMemo } from 'react'
import { LearningMark } from '../shell/learning-mark.tsx'
import { Mark } from '../shell/mark.tsx'
import { useSettings } from '../shell/settings.ts'
import { useSay } from '../words/house.ts'
import styles from './desk.module.css'
import { DigestCard } from './digest/digest-card.tsx'
import { KeptNote } from './kept-note.tsx'
import { Key } from './key.tsx'
import { MissedNote } from './missed-note.tsx'
import { usePanels } from './panels.ts'
import { PlanNote } from './plan/plan-note.tsx'
import { Plates } from './plates.tsx'
import { RefusalNote } from './refusal.tsx'
import { SidePanel } from './side-panel.tsx'
import { TableDiffers } from './table-differs.tsx'
import { TableTitle } from './table-title.tsx'
import { TextView } from './text-view.tsx'
import { UndoQuestionNote } from './undo-question.tsx'
import { useBoard } from './use-board.ts'
import { useTable } from './use-table.ts'

/** The table on a desk: plates, the board with mine below it, options; one bar at the bottom. Nothing scrolls as a page. */
export function Desk({ bar }: { readonly bar: ReactNode }) {
  const kit = useTable((state) => state.kit)
  const learning = useTable((state) => state.table.learning)
  const text = useSettings((settings) => settings.text)
  const rival = usePanels((panels) => panels.rival)
  const board = useBoard()
  const say = useSay()
  const drawn = kit && !text
  const shared = useMemo(() => kit?.shared(board), [kit, board])
  const dock = useMemo(() => kit?.dock(board), [kit, board])
  const legend = useMemo(() => kit?.legend?.(board), [kit, board])
  return (
    <div className={styles.desk}>
      <aside className={styles.left} aria-label={say('plates.label')}>
        <Mark small />
        {learning && <LearningMark />}
        <TableDiffers />
        <Plates looks={!text} />
        <DigestCard />
        {drawn && legend}
        <div className={styles.tools}>
          <button
            type="button"
            className="button quiet"
            aria-haspopup="dialog"
            onClick={() => usePanels.setState({ dialog: 'menu' })}
          >
            {say('menu.open')}
          </button>
          <button
            type="button"
            className="button quiet"
            aria-haspopup="dialog"
            onClick={() => usePanels.setState({ dialog: 'keys' })}
          >
            {say('keys.open')} <Key>?</Key>
          </button>
        </div>
      </aside>
      <main className={styles.centre}>
        <TableTitle />
        {drawn ? (
          <>
            <div className={styles.shared}>{shared}</div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll must be reachable by keyboard */}
            <section className={styles.dock} aria-label={say('dock.label')} tabIndex={0}>
              {dock}
            </section>
          </>
        ) : (
          <TextView />
        )}
        {drawn && rival !== undefined && rival < board.seats.length && (
          <section className={styles.drawer} aria-label={say('plate.look', { name: board.seats[rival]?.name ?? '' })}>
            <button
              type="button"
              className={`button ${styles.shut}`}
              onClick={() => usePanels.setState({ rival: undefined })}
            >
              {say('dialog.close')}
            </button>
            {kit.rival({ ...board, seat: rival as Seat })}
          </section>
        )}
      </main>
      <SidePanel />
      <footer className={styles.foot}>
        <KeptNote />
        <UndoQuestionNote />
        <RefusalNote />
        <MissedNote />
        <PlanNote />
        {bar}
      </footer>
    </div>
  )
}
