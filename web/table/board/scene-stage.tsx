import { useEffect, useLayoutEffect, useRef } from 'react'
import { Boundary } from '../../faults/boundary.tsx'
import { afterPaint } from '../model/after-paint.ts'
import type { PlayedScene } from '../model/table-state.ts'
import { useModel, useShown, useTable } from '../model/use-table.ts'
import styles from './scene-stage.module.css'
import { useBoardProps } from './use-board-props.ts'

/** The stage for what is worth watching, such as the sales at the end of a round. Any key or Escape skips it. */
export function SceneStage() {
  // With the table around it, so that a table which still stands as it was is never seen without its scene.
  const { scene, board } = useShown()
  const { endScene } = useModel()
  if (!scene || !board) return null
  return (
    // The move that led to a scene names it: the next scene is another one. What cannot be played is skipped, since frames
    // wait for the end of a scene.
    <Boundary key={scene.update.n} part="panel" quiet failed={endScene}>
      <Stage {...scene} />
    </Boundary>
  )
}

function Stage({ update: { events, view }, history }: PlayedScene) {
  const model = useModel()
  const board = useTable((state) => state.board)
  const props = useBoardProps()
  const stage = useRef<HTMLDialogElement>(null)
  const over = useTable((state) => state.scene === undefined)
  // Plates change at once, and a scene is not seen beside what it has led to.
  useLayoutEffect(() => {
    if (over) stage.current?.close()
  }, [over])
  useEffect(() => {
    const dialog = stage.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={stage}
      className={styles.stage}
      aria-label={props.say('scene.label')}
      data-testid="scene"
      // The table is drawn anew once the player has seen that the scene is closed.
      onClose={() => afterPaint(model.endScene)}
    >
      {board?.scene({ ...props, view, history, fresh: events, events, done: model.endScene })}
    </dialog>
  )
}
