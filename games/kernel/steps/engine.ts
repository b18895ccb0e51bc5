import type { Chance } from '../chance/chance.ts'
import type { Effects, Waiting } from '../contract/game.ts'
import { legal, type Refusal, refuse, type Verdict } from '../contract/rule.ts'
import type { Seat } from '../contract/seat.ts'
import type { Phrase } from '../text/messages.ts'
import type { Formats, Steps } from './step.ts'

/** What the steps of a game provide: most of its `Game`, and the prompts and labels of the current step. */
export interface Engine<State, Event, RuleId, Move> {
  /** The seats and their decision, as long as the game is not over. */
  turn(this: void, state: State): Waiting
  seats(this: void, state: State): readonly Seat[]
  moves(this: void, state: State, seat: Seat): readonly Move[]
  judge(this: void, state: State, seat: Seat, move: Move): Verdict
  /** Plays a legal move and advances. */
  play(this: void, state: State, seat: Seat, move: Move, fx: Effects<Event>): void
  /** Advances until a seat must decide, or the game is over. */
  advance(this: void, state: State, fx: Effects<Event>): void
  /** A random legal move; where moves can be listed, any of the list. */
  suggest(this: void, state: State, seat: Seat, chance: Chance): Move
  /** The rules that matter now, most important first. */
  rulesNow(this: void, state: State): readonly RuleId[]
  /** The prompt for a seat. */
  prompt(this: void, view: State, seat: Seat): Phrase
  /** The label of a move in a list. */
  label(this: void, view: State, seat: Seat, move: Move): Phrase
}

export type EngineOf<F extends Formats> = Engine<F['State'], F['Event'], F['RuleId'], F['Move']>

/** How the engine reads the current step from a state. */
interface EngineOptions<State, Step> {
  /** The current step. */
  current(this: void, state: State): Step
  /** The deciding seats of every step that does not name its own. */
  seats(this: void, state: State): readonly Seat[]
}

/*
 * The engine's own copy of the types. Its methods take the data of any step: a step is always looked up by the name of
 * its own data, which the compiler cannot follow. Methods, unlike function properties, are bivariant in their
 * parameters.
 */
interface LooseDecision<State, Event, RuleId, Step, Move> {
  readonly decision: string
  readonly rules: readonly RuleId[]
  readonly must?: RuleId
  isPending?(this: void, state: State, step: Step, fx: Effects<Event>): boolean
  seats?(this: void, state: State, step: Step): readonly Seat[]
  settled?(this: void, state: State, step: Step): readonly Seat[]
  list(this: void, state: State, step: Step, seat: Seat): readonly Move[]
  suggest?(this: void, state: State, step: Step, seat: Seat, chance: Chance): Move
  readonly moves: LooseMoves<State, Event, RuleId, Step, Move>
  prompt?(this: void, view: State, step: Step, seat: Seat): Phrase
}

type LooseMoves<State, Event, RuleId, Step, Move> = {
  readonly [kind: string]: LooseMove<State, Event, RuleId, Step, Move> | undefined
}

interface LooseMove<State, Event, RuleId, Step, Move> {
  readonly refusalElsewhere: RuleId | ((state: State, step: Step, must: RuleId | undefined) => RuleId | Refusal)
  label?(this: void, view: State, seat: Seat, move: Move): Phrase
  judge?(this: void, state: State, move: Move, step: Step, seat: Seat): Verdict
  play(this: void, state: State, move: Move, step: Step, fx: Effects<Event>, seat: Seat): void
}

interface LooseAutomatic<State, Event, RuleId, Step> {
  readonly rules: readonly RuleId[]
  run(this: void, state: State, step: Step, fx: Effects<Event>): boolean
}

/** A move handler. */
interface Here<State, Event, Step, Move> {
  readonly judge: ((state: State, move: Move, step: Step, seat: Seat) => Verdict) | undefined
  readonly play: (state: State, move: Move, step: Step, fx: Effects<Event>, seat: Seat) => void
}

/** A step of either kind. All rows have the same shape, for fast lookups. */
interface Row<State, Event, RuleId, Step, Move> {
  readonly decision: string
  readonly rules: readonly RuleId[]
  readonly must: RuleId | undefined
  readonly proceed: (state: State, step: Step, fx: Effects<Event>) => boolean
  readonly seats: (state: State, step: Step) => readonly Seat[]
  readonly settled: ((state: State, step: Step) => readonly Seat[]) | undefined
  readonly list: (state: State, step: Step, seat: Seat) => readonly Move[]
  readonly suggest: ((state: State, step: Step, seat: Seat, chance: Chance) => Move) | undefined
  readonly moves: ReadonlyMap<string, Here<State, Event, Step, Move>>
  readonly prompt: (view: State, step: Step, seat: Seat) => Phrase
}

/** Makes the steps of a game playable. */
export function createEngine<F extends Formats>(
  steps: Steps<F>,
  options: EngineOptions<F['State'], F['Step']>,
): EngineOf<F>
export function createEngine<
  State,
  Event,
  RuleId extends string,
  Step extends { readonly name: string },
  Move extends { readonly kind: string },
>(
  steps: {
    readonly [name: string]:
      | LooseDecision<State, Event, RuleId, Step, Move>
      | LooseAutomatic<State, Event, RuleId, Step>
  },
  { current, seats }: EngineOptions<State, Step>,
): Engine<State, Event, RuleId, Move> {
  const rows = new Map(Object.entries(steps).map(([name, step]) => [name, rowOf(name, step, seats)]))
  const kinds = movesByKind<State, Event, RuleId, Step, Move>(steps)

  function rowAt(step: Step): Row<State, Event, RuleId, Step, Move> {
    const row = rows.get(step.name)
    if (!row) throw new RangeError(`The game has no step ${step.name}.`)
    return row
  }

  function goOn(state: State, fx: Effects<Event>): void {
    for (;;) {
      const step = current(state)
      if (rowAt(step).proceed(state, step, fx)) return
    }
  }

  function moves(state: State, seat: Seat): readonly Move[] {
    const step = current(state)
    const row = rowAt(step)
    const deciding = row.seats(state, step)
    return deciding[0] === seat || deciding.includes(seat) ? row.list(state, step, seat) : none
  }

  return {
    turn(state) {
      const step = current(state)
      const { decision, seats, settled, suggest } = rowAt(step)
      const waiting: Waiting = { over: false, decision, seats: seats(state, step) }
      if (!settled && !suggest) return waiting
      return {
        ...waiting,
        ...(settled && { settled: settled(state, step) }),
        ...(suggest && { open: true }),
      }
    },

    seats(state) {
      const step = current(state)
      return rowAt(step).seats(state, step)
    },

    moves,

    judge(state, seat, move) {
      const step = current(state)
      const row = rowAt(step)
      const here = row.moves.get(move.kind)
      if (here) return here.judge ? here.judge(state, move, step, seat) : legal
      const { refusalElsewhere } = moveOf(kinds, move)
      const refusal =
        typeof refusalElsewhere === 'function' ? refusalElsewhere(state, step, row.must) : refusalElsewhere
      return typeof refusal === 'string' ? refuse(refusal, { step: step.name }) : refusal
    },

    play(state, seat, move, fx) {
      const step = current(state)
      const here = rowAt(step).moves.get(move.kind)
      if (!here) throw new RangeError(`${move.kind} is not a move of the step ${step.name}.`)
      here.play(state, move, step, fx, seat)
      goOn(state, fx)
    },

    advance: goOn,

    suggest(state, seat, chance) {
      const step = current(state)
      const { suggest } = rowAt(step)
      if (suggest) return suggest(state, step, seat, chance)
      const listed = moves(state, seat)
      const move = listed[chance.below(listed.length)]
      if (!move) throw new RangeError(`Seat ${seat} has no move at the step ${step.name}.`)
      return move
    },

    rulesNow: (state) => rowAt(current(state)).rules,

    prompt(view, seat) {
      const step = current(view)
      return rowAt(step).prompt(view, step, seat)
    },

    label(view, seat, move) {
      const { label: format } = moveOf(kinds, move)
      return format ? format(view, seat, move) : { id: `move.${move.kind}` }
    },
  }
}

const nobody: readonly Seat[] = Object.freeze([])
const none: readonly never[] = Object.freeze([])

function rowOf<State, Event, RuleId, Step, Move>(
  name: string,
  step: LooseDecision<State, Event, RuleId, Step, Move> | LooseAutomatic<State, Event, RuleId, Step>,
  seats: (state: State) => readonly Seat[],
): Row<State, Event, RuleId, Step, Move> {
  if ('run' in step) {
    return {
      decision: name,
      rules: step.rules,
      must: undefined,
      proceed: step.run,
      seats: () => nobody,
      settled: undefined,
      list: () => none,
      suggest: undefined,
      moves: new Map(),
      prompt: () => ({ id: 'decision.none' }),
    }
  }
  return {
    decision: step.decision,
    rules: step.rules,
    must: step.must,
    proceed: step.isPending ?? (() => true),
    seats: step.seats ?? seats,
    settled: step.settled,
    list: step.list,
    suggest: step.suggest,
    moves: new Map(
      Object.entries(step.moves).flatMap(([kind, move]) =>
        move ? [[kind, { judge: move.judge, play: move.play }] as const] : [],
      ),
    ),
    prompt: step.prompt ?? (() => ({ id: `decision.${name}` })),
  }
}

/** Refusal and label of each move kind, which must be the same in every step that allows it. */
function movesByKind<State, Event, RuleId, Step, Move>(
  steps: Readonly<
    Record<string, LooseDecision<State, Event, RuleId, Step, Move> | LooseAutomatic<State, Event, RuleId, Step>>
  >,
): LooseMoves<State, Event, RuleId, Step, Move> {
  const kinds: Record<string, LooseMove<State, Event, RuleId, Step, Move>> = {}
  for (const [name, step] of Object.entries(steps)) {
    if ('run' in step) continue
    for (const [kind, move] of Object.entries(step.moves)) {
      if (!move) continue
      const known = kinds[kind]
      if (known && (known.refusalElsewhere !== move.refusalElsewhere || known.label !== move.label)) {
        throw new TypeError(`The step ${name} refuses or labels ${kind} differently from an earlier step.`)
      }
      kinds[kind] = move
    }
  }
  return kinds
}

function moveOf<Found>(kinds: Readonly<Record<string, Found | undefined>>, { kind }: { readonly kind: string }): Found {
  const move = kinds[kind]
  if (!move) throw new RangeError(`No step allows the move ${kind}.`)
  return move
}
