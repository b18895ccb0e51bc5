import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { afterPaint } from '../../table/model/after-paint.ts'
import type { PlayedSummary } from '../../table/model/table-state.ts'
import { useModel, useShown, useTable } from '../../table/model/use-table.ts'
import styles from './summary-stage.module.css'
import { useBoardProps } from './use-board-props.ts'

/** The stage for what is worth watching, such as the sales at the end of a round. Any key or Escape skips it. */
export function RoundSummaryStage() {
  // With the table around it, so that a table which still stands as it was is never seen without its scene.
  const { summary, board } = useShown('summary', 'board')
  const { endSummary } = useModel()
  if (!summary || !board) return null
  return (
    // The move that led to a scene names it: the next scene is another one. What cannot be played is skipped, since frames
    // wait for the end of a scene.
    <Boundary key={summary.update.n} part="panel" quiet failed={endSummary}>
      <Stage {...summary} />
    </Boundary>
  )
}

/**
 * A scene is no modal dialog: browsers would give every part of the table a new style when it opens and when it closes. It lies
 * over the table instead, and keeps the focus.
 */
function Stage({ update: { events, view }, history }: PlayedSummary) {
  const model = useModel()
  const board = useTable((state) => state.board)
  const props = useBoardProps()
  const stage = useRef<HTMLDialogElement>(null)
  const over = useTable((state) => state.summary === undefined)
  const close = useCallback(() => stage.current?.close(), [])
  // Plates change at once, and a scene is not seen beside what it has led to.
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
      if (event.key === 'Tab' && stage.current) keepFocus(stage.current, event)
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
      // The table is drawn anew once the player has seen that the scene is closed.
      onClose={() => afterPaint(model.endSummary)}
    >
      {board?.summary({ ...props, view, history, fresh: events, events, done: close })}
    </dialog>
  )
}

/** Lets the Tab key walk around within an open dialog. */
function keepFocus(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (!dialog.open) return
  const stops = [...dialog.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], [tabindex="0"]')]
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)]
  const { activeElement } = document
  if (activeElement !== last && activeElement !== dialog && dialog.contains(activeElement)) return
  event.preventDefault()
  first?.focus()
}
