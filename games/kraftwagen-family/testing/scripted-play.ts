import {
  canonical,
  type Game,
  type Invariant,
  preview,
  type Refusal,
  type Result,
  redact,
  type Seat,
} from '@carriage/kernel'
import type { Draw, ScriptedTable } from './scripted-table.ts'

interface Kind {
  readonly kind: string
}

/** The game's hooks for a scripted play. */
export interface Played<State extends object, Move extends Kind, Event extends Kind> {
  readonly game: Game<State, Move, object, Event>
  readonly invariants: readonly Invariant<State>[]
}

/** Plays from a position, move by move, with scripted draws. Each game adds its decisions and queries. */
export abstract class ScriptedPlay<State extends { readonly actor: Seat }, Move extends Kind, Event extends Kind> {
  readonly state: State
  readonly #game: Played<State, Move, Event>['game']
  readonly #table: ScriptedTable<Event>
  /**
   * Invariants that hold in the position must continue to hold. A position may be incomplete, so not all of them do.
   */
  readonly #holding: readonly Invariant<State>[]

  constructor({ game, invariants }: Played<State, Move, Event>, state: State, table: ScriptedTable<Event>) {
    this.state = state
    this.#game = game
    this.#table = table
    this.#holding = invariants.filter((invariant) => holds(invariant, state))
  }

  /** The next draws, by the name of the card or tile. */
  draws(...draws: readonly Draw[]): this {
    this.#table.script(draws)
    return this
  }

  /** Scripted draws that were never made. */
  get drawsLeft(): readonly Draw[] {
    return this.#table.left
  }

  /** Plays a move of the deciding seat; an illegal one throws with the rule. */
  play(...moves: readonly Move[]): this {
    for (const move of moves) {
      const verdict = this.#game.judge(this.state, this.state.actor, move)
      if (!verdict.legal)
        throw new Error(`${canonical(move)} is refused by ${verdict.rule} ${canonical(verdict.facts)}`)
      this.#game.play(this.state, this.state.actor, move, this.#table)
      for (const invariant of this.#holding) {
        const found = invariant.broken(this.state)
        if (found === undefined) continue
        throw new Error(`${canonical(move)} breaks ${invariant.id} (${invariant.title}): ${found}`)
      }
    }
    return this
  }

  get over(): boolean {
    return this.#game.turn(this.state).over
  }

  get result(): Result {
    const turn = this.#game.turn(this.state)
    if (!turn.over) throw new Error('The game is not over.')
    return turn.result
  }

  /** The current decision. */
  get decision(): string {
    const turn = this.#game.turn(this.state)
    return turn.over ? 'over' : turn.decision
  }

  /** The legal moves now, all or those of one kind. */
  moves<Wanted extends Move['kind'] = Move['kind']>(kind?: Wanted): Extract<Move, { kind: Wanted }>[] {
    const moves = [...this.#game.moves(this.state, this.state.actor)]
    return moves.filter((move) => kind === undefined || move.kind === kind) as Extract<Move, { kind: Wanted }>[]
  }

  can(move: Move): boolean {
    return this.#game.judge(this.state, this.state.actor, move).legal
  }

  /** The rule that refuses a move; an error if it is legal. */
  refused(move: Move): string {
    return this.refusal(move).rule
  }

  /** The rule and the facts with which a move is refused. */
  refusal(move: Move): Refusal {
    const verdict = this.#game.judge(this.state, this.state.actor, move)
    if (verdict.legal) throw new Error(`${canonical(move)} is legal.`)
    return verdict
  }

  /** Whether its own seat could undo a move freely, because nothing is drawn or revealed by it. */
  undoable(move: Move): boolean {
    const { actor } = this.state
    const shown = preview(this.#game, redact(this.state, actor), actor, move)
    if (!shown.legal) throw new Error(`${canonical(move)} is refused by ${shown.rule}.`)
    return shown.undoable
  }

  /** All events since the position. */
  get events(): readonly Event[] {
    return this.#table.events
  }

  /** Emitted events of one kind, in order. */
  emitted<Wanted extends Event['kind']>(kind: Wanted): Extract<Event, { kind: Wanted }>[] {
    return this.events.filter((event): event is Extract<Event, { kind: Wanted }> => event.kind === kind)
  }
}

function holds<State>(invariant: Invariant<State>, state: State): boolean {
  try {
    return invariant.broken(state) === undefined
  } catch {
    return false // the position lacks what it checks
  }
}

/** The draws that take these items one after the other from a shrinking pile. */
export function placesOf(from: readonly unknown[], wanted: readonly unknown[]): number[] {
  const left = from.slice()
  return wanted.map((item) => {
    const place = left.indexOf(item)
    if (place < 0) throw new RangeError(`${String(item)} cannot be drawn in set-up.`)
    left.splice(place, 1)
    return place
  })
}
