import type { Seat } from '@carriage/kernel'
import { type ControlProps, MoveButton } from '../parts/move-button.tsx'
import css from './uses.module.css'

interface UsesProps<Move extends object> {
  readonly props: ControlProps<Move>
  readonly me: Seat
  readonly moves: readonly Move[]
  readonly edition?: 'american'
}

/** A control for every current use of something. */
export function UseButtons<Move extends object>({ props, me, moves, edition }: UsesProps<Move>) {
  return (
    <span className={css.uses} data-edition={edition}>
      {moves.map((move) => (
        <MoveButton key={JSON.stringify(move)} props={props} move={move} className={css.use}>
          {props.translator.move(props.view, me, move)}
        </MoveButton>
      ))}
    </span>
  )
}
