import type { AutomaticOf, DecisionOf } from '@carriage/kernel'
import type { Event } from '../events.ts'
import type { Move, MoveKind } from '../moves.ts'
import type { RuleId } from '../rulebook/index.ts'
import type { State, Step, StepName } from '../state.ts'

/** The stored formats that the steps of this game are checked against. */
export interface HorselessCarriageFormats {
  readonly State: State
  readonly Step: Step
  readonly Move: Move
  readonly Event: Event
  readonly RuleId: RuleId
}

export type Decision<Name extends StepName, Kind extends MoveKind> = DecisionOf<HorselessCarriageFormats, Name, Kind>
export type Automatic<Name extends StepName> = AutomaticOf<HorselessCarriageFormats, Name>
