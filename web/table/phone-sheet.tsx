import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { Drawn } from '../board/interaction/drawn.tsx'
import { useBoardProps } from '../board/interaction/use-board-props.ts'
import { useLater } from '../board/interaction/use-later.ts'
import { useSettings } from '../platform/app/settings.ts'
import { Boundary } from '../platform/errors/boundary.tsx'
import { useTranslate } from '../platform/i18n/language.ts'
import { TableNotes } from './bar/notes.tsx'
import { PromptBar } from './bar/prompt-bar.tsx'
import { Choices } from './choices/choices.tsx'
import { PreviewNote } from './choices/preview.tsx'
import { HintButton, HintSlip, useOpenHint } from './hints/hint-button.tsx'
import { afterPaint } from './model/after-paint.ts'
import { useParts, useTable } from './model/use-table.ts'
import { usePanels } from './panels/panels.ts'
import styles from './phone-table.module.css'

interface PhoneSheetProps {
  /** Replaces the prompt bar. */
  readonly bar: ReactNode | undefined
  /** Whether the rules or the notes are open. */
  readonly reading: boolean
}

/** Below the zone of a phone: notes, the preview of a tapped move, the list of moves, and the prompt. */
export function PhoneSheet({ bar, reading }: PhoneSheetProps) {
  const { board, moves, refusal } = useParts('board', 'moves', 'refusal')
  const chosen = useTable((state) => state.draft?.chosen === true)
  const text = useSettings((settings) => settings.text)
  const hinted = useOpenHint() !== undefined
  const t = useTranslate()
  const [listed, setListed] = useState(false)
  const listOpen = moves.length > 0 && !reading && !refusal && (listed || !board || text)

  const toggle = board && !text && moves.length > 0 && (
    <button
      type="button"
      className={`button ${styles.toggle}`}
      aria-expanded={listOpen}
      onClick={() => {
        if (reading) usePanels.setState({ zone: '' })
        setListed(reading || !listed)
      }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1" stroke="currentColor" strokeWidth="2.2" />
      </svg>
      <span className="aloud">{t(listOpen ? 'choices.hide' : 'choices.show')}</span> {moves.length}
    </button>
  )

  return (
    <div className={styles.sheet}>
      <TableNotes />
      {(chosen || listOpen || hinted) && (
        <section className={styles.choices} aria-label={t('panel.options')}>
          <Boundary part="panel">
            {chosen && (
              <div className={styles.preview}>
                <PreviewNote />
              </div>
            )}
            {hinted && <HintSlip brief />}
            {listOpen && <Choices />}
          </Boundary>
          {chosen && <Aids />}
        </section>
      )}
      <Boundary part="panel">
        {bar ?? (
          <PromptBar
            beside={
              <>
                <HintButton framed />
                {toggle}
              </>
            }
          />
        )}
      </Boundary>
    </div>
  )
}

/** The aids of the game, rendered after the preview: they take longer than a tap may. */
function Aids() {
  const board = useTable((state) => state.board)
  const props = useLater(useBoardProps())
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    let wanted = true
    afterPaint(() => {
      if (wanted) startTransition(() => setDrawn(true))
    })
    return () => {
      wanted = false
    }
  }, [])
  if (!board || !drawn) return null
  return (
    <div className={styles.aids}>
      <Boundary part="panel">
        <Drawn draw={board.options} props={props} />
      </Boundary>
    </div>
  )
}
