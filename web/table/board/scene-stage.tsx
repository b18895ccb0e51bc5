import { useEffect, useRef } from 'react'
import { Boundary } from '../../faults/boundary.tsx'
import { useSay } from '../../words/house.ts'
import { useModel, useTable } from '../model/use-table.ts'
import styles from './scene-stage.module.css'
import { useBoardProps } from './use-board-props.ts'

/** The stage for what is worth watching, such as the sales at the end of a round. Any key or Escape skips it. */
export function SceneStage() {
  const scene = useTable((state) => state.scene)
  const board = useTable((state) => state.board)
  // Frames stand still while a scene is played, so the move that led to it names it; the next scene is another one.
  const n = useTable((state) => state.n)
  const { endScene } = useModel()
  if (!scene || !board) return null
  return (
    // What cannot be played is skipped: frames wait for the end of a scene.
    <Boundary key={n} part="panel" quiet failed={endScene}>
      <Stage events={scene} />
    </Boundary>
  )
}

function Stage({ events }: { readonly events: readonly object[] }) {
  const model = useModel()
  const board = useTable((state) => state.board)
  const props = useBoardProps()
  const say = useSay()
  const stage = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = stage.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={stage}
      className={styles.stage}
      aria-label={say('scene.label')}
      data-testid="scene"
      onClose={model.endScene}
    >
      {board?.scene({ ...props, events, done: model.endScene })}
    </dialog>
  )
}
