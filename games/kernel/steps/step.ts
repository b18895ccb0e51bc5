import type { Chance } from '../chance/chance.ts'
import type { Effects } from '../contract/game.ts'
import type { Refusal, Verdict } from '../contract/rule.ts'
import type { Seat } from '../contract/seat.ts'
import type { Phrase } from '../text/messages.ts'

/**
 * A step at which seats decide: all its behaviour in one value. The state contains the step's data only.
 *
 * Each part of the formats is a type parameter of its own. With one parameter for all of them the compiler would
 * compare
 * steps by that parameter and refuse a move that several steps share.
 */
export interface Decision<State, Event, RuleId, AnyStep, Step, Move extends { readonly kind: string }> {
  /** The name of the decision in turns and for clients. */
  readonly decision: Move['kind']
  /** The rules that matter here, most important first. */
  readonly rules: readonly RuleId[]
  /** The rule that makes the decision mandatory. */
  readonly must?: RuleId
  /**
   * Whether a decision is pending. Plays forced parts and returns false if the game moved on. Absent: always pending.
   */
  readonly isPending?: (state: State, step: Step, fx: Effects<Event>) => boolean
  /** The deciding seats, if not those of the engine. */
  readonly seats?: (state: State, step: Step) => readonly Seat[]
  /** The seats that have decided and may still change their decision. */
  readonly settled?: (state: State, step: Step) => readonly Seat[]
  /** Every legal move of a deciding seat; with `suggest`, a selection. */
  readonly list: (state: State, step: Step, seat: Seat) => readonly Move[]
  /** Makes the turn open: a random legal move, not necessarily a listed one. */
  readonly suggest?: (state: State, step: Step, seat: Seat, chance: Chance) => Move
  readonly moves: {
    readonly [Kind in Move['kind']]: MoveAt<State, Event, RuleId, AnyStep, Step, Extract<Move, { readonly kind: Kind }>>
  }
  /** The prompt for a seat; by default the message `decision.<name of the step>`. */
  readonly prompt?: (view: State, step: Step, seat: Seat) => Phrase
}

/** A kind of move at a step. Steps that share it spread one object: `refusalElsewhere` and `label` are the same. */
export interface MoveAt<State, Event, RuleId, AnyStep, Step, Move> {
  /** The rule that refuses the move at all other steps. `must` is the rule of the current step, if it has one. */
  readonly refusalElsewhere: RuleId | ((state: State, step: AnyStep, must: RuleId | undefined) => RuleId | Refusal)
  /** The label in a list; by default the message `move.<kind>`. */
  readonly label?: (view: State, seat: Seat, move: Move) => Phrase
  /** Legal, or the rule that forbids it. Absent: always legal at this step. */
  readonly judge?: (state: State, move: Move, step: Step, seat: Seat) => Verdict
  readonly play: (state: State, move: Move, step: Step, fx: Effects<Event>, seat: Seat) => void
}

/** A step at which no player decides. */
export interface Automatic<State, Event, RuleId, Step> {
  /** The rules that matter here, most important first. */
  readonly rules: readonly RuleId[]
  /** True only at the end of the game. */
  readonly run: (state: State, step: Step, fx: Effects<Event>) => boolean
}

/** The stored formats of a game, by type. Its steps are checked against them. */
export interface Formats {
  readonly State: object
  readonly Step: { readonly name: string }
  readonly Move: { readonly kind: string }
  readonly Event: object
  readonly RuleId: string
}

type NameIn<F extends Formats> = F['Step']['name']
type KindIn<F extends Formats> = F['Move']['kind']
type StepIn<F extends Formats, Name extends NameIn<F>> = Extract<F['Step'], { readonly name: Name }>
type MoveIn<F extends Formats, Kind extends KindIn<F>> = Extract<F['Move'], { readonly kind: Kind }>

/** A decision of a game, by step name and move kinds. */
export type DecisionOf<F extends Formats, Name extends NameIn<F>, Kind extends KindIn<F>> = Decision<
  F['State'],
  F['Event'],
  F['RuleId'],
  F['Step'],
  StepIn<F, Name>,
  MoveIn<F, Kind>
>

/** A kind of move at some steps of a game; without names, one that any step can share. */
export type MoveAtOf<F extends Formats, Kind extends KindIn<F>, Name extends NameIn<F> = NameIn<F>> = MoveAt<
  F['State'],
  F['Event'],
  F['RuleId'],
  F['Step'],
  StepIn<F, Name>,
  MoveIn<F, Kind>
>

/** An automatic step of a game, by name. */
export type AutomaticOf<F extends Formats, Name extends NameIn<F>> = Automatic<
  F['State'],
  F['Event'],
  F['RuleId'],
  StepIn<F, Name>
>

/** A decision with any kinds of moves. */
type AnyDecisionOf<F extends Formats, Name extends NameIn<F>> = Omit<DecisionOf<F, Name, KindIn<F>>, 'moves'> & {
  readonly moves: { readonly [Kind in KindIn<F>]?: MoveAtOf<F, Kind, Name> }
}

/** All steps of a game by name, in the order of play. */
export type Steps<F extends Formats> = {
  readonly [Name in NameIn<F>]: AutomaticOf<F, Name> | AnyDecisionOf<F, Name>
}
