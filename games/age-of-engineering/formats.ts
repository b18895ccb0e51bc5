import type { AutomaticOf, DecisionOf, MoveAtOf } from '@carriage/kernel'
import type { Event } from './events.ts'
import type { Move, MoveKind } from './moves.ts'
import type { RuleId } from './rulebook/index.ts'
import type { State } from './state.ts'
import type { Step, StepName } from './steps.ts'

/** The stored formats of the game, against which its steps are checked. */
export interface AgeOfEngineering {
  readonly State: State
  readonly Step: Step
  readonly Move: Move
  readonly Event: Event
  readonly RuleId: RuleId
}

/** A step at which a company decides. */
export type Decision<Name extends StepName, Kind extends MoveKind> = DecisionOf<AgeOfEngineering, Name, Kind>
/** A step at which no player decides. */
export type Automatic<Name extends StepName> = AutomaticOf<AgeOfEngineering, Name>
/** A move that several steps share. */
export type MoveAt<Kind extends MoveKind> = MoveAtOf<AgeOfEngineering, Kind>
