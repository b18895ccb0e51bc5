import type { Event, Move, State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import type { StagedProps } from '../../../pages/first-hour/stage.ts'

export type StageProps = StagedProps<State, Move, Event>

/** The newcomer's seat in every stage. */
export const mySeat: Seat = 0
