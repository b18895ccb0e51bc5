import type { AutomaticOf, DecisionOf, MoveAtOf } from '@carriage/kernel'
import type { Event } from '../events.ts'
import type { Move, MoveKind } from '../moves.ts'
import type { RuleId } from '../rulebook/index.ts'
import type { State } from '../state.ts'
import type { Step, StepName } from '../steps.ts'

/** The stored formats that the compiler checks every step against. */
export interface KraftwagenFormats {
  readonly State: State
  readonly Step: Step
  readonly Move: Move
  readonly Event: Event
  readonly RuleId: RuleId
}

/** A step at which the actor decides, by its name and the kinds of its moves. */
export type Decision<Name extends StepName, Kind extends MoveKind> = DecisionOf<KraftwagenFormats, Name, Kind>

/** A kind of move that several steps allow. */
export type MoveAt<Kind extends MoveKind> = MoveAtOf<KraftwagenFormats, Kind>

/** A step without a decision. */
export type Automatic<Name extends StepName> = AutomaticOf<KraftwagenFormats, Name>
