import type { CSSProperties, ReactNode } from 'react'
import type { BoardProps } from '../interaction/board.ts'
import { moveControl, sameMove } from '../interaction/move-control.ts'
import { ScreenReaderText } from './screen-reader-text.tsx'

/** The board props that a control needs. */
export type ControlProps<Move extends object> = Pick<
  BoardProps<object, Move, object>,
  'me' | 'moves' | 'draft' | 'translator' | 'view' | 'peek' | 'choose' | 'commit'
>

interface MoveButtonProps<Move extends object> {
  readonly props: ControlProps<Move>
  readonly move: Move
  /** Replaces the text of the rules; required where the move is not legal now. */
  readonly label?: string
  readonly className?: string | undefined
  readonly style?: CSSProperties
  /** The name of its place, for the glow. */
  readonly spot?: string | undefined
  readonly children: ReactNode
}

/**
 * A piece that is a control for a move. It stays one while the move is illegal, so that trying it shows the rule that
 * forbids it.
 */
export function MoveButton<Move extends object>(button: MoveButtonProps<Move>) {
  const { props, move, label, className, style, spot, children } = button
  const { me, moves, draft, translator, view } = props
  const legal = isLegal(moves, move)
  const held = draft && sameMove(draft.move, move) ? (draft.chosen ? 'chosen' : 'peeked') : undefined
  const name = label ?? (legal && me !== undefined ? translator.move(view, me, move) : undefined)
  return (
    <button
      type="button"
      className={className}
      style={style}
      data-piece=""
      data-spot={spot}
      data-move={JSON.stringify(move)}
      data-legal={legal || undefined}
      data-held={held}
      aria-disabled={!legal}
      {...(name === undefined ? {} : { title: name })}
      {...moveControl(props, move)}
    >
      <ScreenReaderText name={name}>{children}</ScreenReaderText>
    </button>
  )
}

export function isLegal<Move extends object>(moves: readonly Move[], move: Move): boolean {
  return moves.some((each) => sameMove(each, move))
}
