import type { Event, Move, State } from '@carriage/kraftwagen'
import type { BoardProps, EndingProps, RoundSummaryProps } from '../../../board/interaction/board.ts'

export type Props = BoardProps<State, Move, Event>
export type SalesSummaryProps = RoundSummaryProps<State, Move, Event>
export type FinalProps = EndingProps<State, Move, Event>
