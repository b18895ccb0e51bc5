import type { ReactNode } from 'react'
import type { Motion } from '../interaction/board.ts'
import { motionStyle } from '../parts/motion-style.ts'
import css from './board-frame.module.css'

interface BoardFrameProps {
  readonly motion: Motion
  readonly edition?: 'american'
  readonly gear: ReactNode
  /** The progress of the round, above the side column. */
  readonly course: ReactNode
  readonly side: ReactNode
  /** Below, at full width. */
  readonly children: ReactNode
}

/** The whole shared board: the gear with the parts beside and below it. */
export function BoardFrame({ motion, edition, gear, course, side, children }: BoardFrameProps) {
  return (
    <div className={css.frame} style={motionStyle(motion)} data-edition={edition}>
      <div className={css.board}>
        <div className={css.gear} data-place="road">
          {gear}
        </div>
        <div className={css.side}>
          <div className={css.course}>{course}</div>
          {side}
        </div>
        {children}
      </div>
    </div>
  )
}
