import type { Props } from '../props.ts'
import { FocusBoard } from './focus-board.tsx'
import { TrackBoard } from './track-board.tsx'
import css from './tracks.module.css'

/** Research and what it opens; in phase 2 the slots of the engineering order above it. */
export function TracksZone(props: Props) {
  if (props.view.stage.name !== 'focus') return <TrackBoard {...props} />
  return (
    <div className={css.both}>
      <FocusBoard {...props} />
      <TrackBoard {...props} />
    </div>
  )
}
