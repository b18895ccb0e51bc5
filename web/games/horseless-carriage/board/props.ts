import type { Event, Move, State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import type { BoardProps, EndingProps, RoundSummaryProps } from '../../../board/interaction/board.ts'

export type Props = BoardProps<State, Move, Event>
/** For parts that are only shown to a player at the table. */
export type OwnProps = Props & { readonly me: Seat }
export type YearSummaryProps = RoundSummaryProps<State, Move, Event>
export type Ending = EndingProps<State, Move, Event>

export function isOwn(props: Props): props is OwnProps {
  return props.me !== undefined
}

/** Whether the viewer may draft, rather than only watch the factory of this seat. */
export function isDrafting(props: Props): props is OwnProps {
  return isOwn(props) && !props.watching
}
