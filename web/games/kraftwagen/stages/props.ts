import type { Event, Move, State } from '@carriage/kraftwagen'
import type { StagedProps } from '../../../pages/first-hour/stage.ts'

export type StageProps = StagedProps<State, Move, Event>
