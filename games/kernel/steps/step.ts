import type { Chance } from '../chance/chance.ts'
import type { Effects } from '../contract/game.ts'
import type { Refusal, Verdict } from '../contract/rule.ts'
import type { Seat } from '../contract/seat.ts'
import type { Phrase } from '../text/messages.ts'

/**
 * A step at which seats decide: everything that the game does there, in one value. The state carries the step's data only.
 *
 * Each part of the formats is a type parameter of its own. With one parameter for all of them the compiler would compare
 * steps by that parameter and refuse a move that several steps share.
 */
export interface Decision<State, Event, RuleId, AnyStep, Step, Move extends { readonly kind: string }> {
  /** The name of the decision, as turns and clients know it. */
  readonly decision: Move['kind']
  /** The rules that matter here, most important first. */
  readonly rules: readonly RuleId[]
  /** Why the decision cannot be left out. */
  readonly must?: RuleId
  /** Does what needs no decision: false if the game went on by itself. Absent: the step always waits. */
  readonly isPending?: (state: State, step: Step, fx: Effects<Event>) => boolean
  /** Who decides, if not the seats of the engine: those who decide at the same time. */
  readonly seats?: (state: State, step: Step) => readonly Seat[]
  /** Those of the seats that have decided and may change their mind. */
  readonly settled?: (state: State, step: Step) => readonly Seat[]
  /** Every legal move of a seat that decides; with `suggest`, a selection. */
  readonly list: (state: State, step: Step, seat: Seat) => readonly Move[]
  /** Makes the turn an open one: a random legal move, also one that is not listed. */
  readonly suggest?: (state: State, step: Step, seat: Seat, chance: Chance) => Move
  readonly moves: {
    readonly [Kind in Move['kind']]: MoveAt<State, Event, RuleId, AnyStep, Step, Extract<Move, { readonly kind: Kind }>>
  }
  /** What a seat is asked; by default the message `decision.<name of the step>`. */
  readonly prompt?: (view: State, step: Step, seat: Seat) => Phrase
}

/** A kind of move at a step. Where several steps allow it, they spread one object: `elsewhere` and `say` are the same. */
export interface MoveAt<State, Event, RuleId, AnyStep, Step, Move> {
  /** The rule that refuses the move at all other steps. `must` is the one that the step at hand names, if it does. */
  readonly refusalElsewhere: RuleId | ((state: State, step: AnyStep, must: RuleId | undefined) => RuleId | Refusal)
  /** The move in a list; by default the message `move.<kind>`. */
  readonly label?: (view: State, seat: Seat, move: Move) => Phrase
  /** Legal, or the rule that forbids it. Absent: always legal at this step. */
  readonly judge?: (state: State, move: Move, step: Step, seat: Seat) => Verdict
  readonly play: (state: State, move: Move, step: Step, fx: Effects<Event>, seat: Seat) => void
}

/** A step at which no player decides. */
export interface Automatic<State, Event, RuleId, Step> {
  /** The rules that matter here, most important first. */
  readonly rules: readonly RuleId[]
  /** True only at the end of the game: nothing comes after it. */
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

/** A decision of a game, by the name of its step and the kinds of its moves. */
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

/** A step of a game at which no player decides, by its name. */
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

/** All steps of a game by their names, written down in the order of play: its table of contents. */
export type Steps<F extends Formats> = {
  readonly [Name in NameIn<F>]: AutomaticOf<F, Name> | AnyDecisionOf<F, Name>
}
