import type { AutomaticOf, DecisionOf } from '@carriage/kernel'
import type { Event } from '../events.ts'
import type { Move, MoveKind } from '../moves.ts'
import type { RuleId } from '../rulebook.ts'
import type { State } from '../state.ts'
import type { Step, StepName } from '../steps.ts'

/** The stored formats that the compiler checks every step against. */
export interface AuctionFormats {
  readonly State: State
  readonly Step: Step
  readonly Move: Move
  readonly Event: Event
  readonly RuleId: RuleId
}

/** A step at which seats decide, by its name and the kinds of its moves. */
export type Decision<Name extends StepName, Kind extends MoveKind> = DecisionOf<AuctionFormats, Name, Kind>

/** A step at which no player decides. */
export type Automatic<Name extends StepName> = AutomaticOf<AuctionFormats, Name>
