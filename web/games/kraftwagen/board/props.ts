import type { Event, Move, State } from '@carriage/kraftwagen'
import type { BoardProps, EndingProps, SceneProps } from '../../../table/board/board.ts'

export type Props = BoardProps<State, Move, Event>
export type Scene = SceneProps<State, Move, Event>
export type Ending = EndingProps<State, Move, Event>
