import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { afterPaint } from '../../table/model/after-paint.ts'
import type { PlayedSummary } from '../../table/model/table-state.ts'
import { useModel, useShown, useTable } from '../../table/model/use-table.ts'
import styles from './summary-stage.module.css'
import { useBoardProps } from './use-board-props.ts'

/** The dialog for round summaries, such as the sales at the end of a round. Any key or Escape skips it. */
export function RoundSummaryStage() {
  // Deferred like the table around it, so that a table that is held back is never visible without its summary.
  const { summary, board } = useShown('summary', 'board')
  const { endSummary } = useModel()
  if (!summary || !board) return null
  return (
    // Keyed by its move: the next summary is another one. One that fails is skipped, since frames wait for its end.
    <Boundary key={summary.update.n} part="panel" quiet failed={endSummary}>
      <Stage {...summary} />
    </Boundary>
  )
}

/**
 * Not a modal dialog: opening and closing one makes browsers restyle every part of the table. Instead it covers the
 * table and traps the focus.
 */
function Stage({ update: { events, view }, history }: PlayedSummary) {
  const model = useModel()
  const board = useTable((state) => state.board)
  const props = useBoardProps()
  const stage = useRef<HTMLDialogElement>(null)
  const over = useTable((state) => state.summary === undefined)
  const close = useCallback(() => stage.current?.close(), [])
  // Plates change at once, and the summary must not be visible beside its results.
  useLayoutEffect(() => {
    if (over) close()
  }, [over, close])
  useEffect(() => {
    const dialog = stage.current
    dialog?.show()
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
      if (event.key === 'Tab' && stage.current) trapFocus(stage.current, event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [close])
  return (
    <dialog
      ref={stage}
      className={styles.stage}
      aria-label={props.t('summary.label')}
      aria-modal="true"
      data-testid="summary"
      // The table renders after the closing has been painted.
      onClose={() => afterPaint(model.endSummary)}
    >
      {board?.summary({ ...props, view, history, fresh: events, events, done: close })}
    </dialog>
  )
}

/** Traps the Tab key within an open dialog. */
function trapFocus(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (!dialog.open) return
  const stops = [...dialog.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], [tabindex="0"]')]
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)]
  const { activeElement } = document
  if (activeElement !== last && activeElement !== dialog && dialog.contains(activeElement)) return
  event.preventDefault()
  first?.focus()
}
