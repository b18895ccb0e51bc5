import type { Event, Move, State } from '@carriage/age-of-engineering'
import type { StagedProps } from '../../../pages/first-hour/stage.ts'

export type StageProps = StagedProps<State, Move, Event>
