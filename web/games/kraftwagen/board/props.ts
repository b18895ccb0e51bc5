import type { Event, Move, State } from '@carriage/kraftwagen'
import type { BoardProps, EndingProps, SceneProps } from '../../../board/interaction/board.ts'

export type Props = BoardProps<State, Move, Event>
export type SalesSceneProps = SceneProps<State, Move, Event>
export type FinalProps = EndingProps<State, Move, Event>
