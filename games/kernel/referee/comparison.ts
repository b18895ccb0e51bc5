import type { Chance } from '../chance/chance.ts'
import type { Game, Turn } from '../contract/game.ts'
import { type Seat, seatsOf } from '../contract/seat.ts'
import type { Title, Variant } from '../contract/title.ts'
import { readMove } from '../play/read.ts'
import { canonical } from '../record/canonical.ts'
import { redact } from '../secrets/secret.ts'
import { type BookSection, ImpossibleLuck, type OpenSeats, type Question, type RefereedGame } from './referee.ts'
import { missingFrom, unequalParts } from './unequal.ts'

/** A title with its referee, and the conversion of positions to the referee's notation. */
export interface RefereedTitle<
  State extends object,
  Move extends object,
  Options extends object,
  Event extends object,
  Position extends object,
> {
  readonly title: Title<State, Move, Options, Event>
  readonly sections: Readonly<Record<string, BookSection>>
  /** Starts a game with the draws of its first position; later ones are in the events of each move. */
  readonly begin: (first: State, table: Variant<Options>, luck: () => readonly Event[]) => RefereedGame<Position>
  readonly positionOf: (state: State) => Position
  /** Moves of all kinds, legal or not, to try on the rules. */
  readonly attempts: (state: State) => readonly object[]
  /** What a seat, or a spectator, can see but must not; undefined if all is well. */
  readonly overseen: (view: State, viewer: Seat | 'spectator') => string | undefined
  /** Where moves are too many to list: nearly legal random moves of this seat. */
  readonly openAttempts?: (state: State, seat: Seat, chance: Chance) => readonly object[]
  /** Random tables with other boxes and options, by seed. */
  readonly otherTable: (seed: number) => Variant<Options>
}

export type AnyRefereedTitle = RefereedTitle<object, object, object, object, object>

/** The kinds of check, as named in the report. */
export type Check =
  | 'turn'
  | 'state'
  | 'moves'
  | 'pieces'
  | 'views'
  | 'refusals'
  | 'seats'
  | 'malformed'
  | 'result'
  | 'luck'
  | 'crash'

/** The rules and the referee disagree. */
export class Disagreement extends Error {
  override readonly name = 'Disagreement'
  readonly check: Check
  readonly lines: readonly string[]
  readonly sections: readonly string[]

  constructor(check: Check, lines: readonly string[], sections: readonly string[]) {
    super(`${check}: ${lines.slice(0, 3).join('; ')}`)
    this.check = check
    this.lines = lines
    this.sections = sections
  }
}

/** How often each kind of check was made, and each section of the book applied. */
export interface Compared {
  readonly checks: Record<string, number>
  readonly sections: Record<string, ComparedSection>
}

export interface ComparedSection {
  times: number
  /** The kinds of check that were made after it was applied, before the next move. */
  readonly checks: Set<Check>
}

/** What rules and referee agree on: who may act, and the moves if only one seat may. */
interface Agreed<Move> {
  readonly seats: readonly Seat[]
  readonly moves: readonly Move[]
}

/** The most forced choices that the rules take in a row. */
const mostForced = 1000

/** A game played by the rules and the referee in parallel. */
export class Comparison<
  State extends object,
  Move extends object,
  Options extends object,
  Event extends object,
  Position extends object,
> {
  readonly #refereed: RefereedTitle<State, Move, Options, Event, Position>
  readonly #game: Game<State, Move, Options, Event>
  readonly #table: Variant<Options>
  readonly #referee: RefereedGame<Position>
  readonly compared: Compared
  #events: readonly Event[]
  #answer: object = {}
  #sections: string[] = []
  #open: OpenSeats | undefined
  #openQuestions = 0

  constructor(
    refereed: RefereedTitle<State, Move, Options, Event, Position>,
    table: Variant<Options>,
    first: State,
    events: readonly Event[],
    compared: Compared = { checks: {}, sections: {} },
  ) {
    this.#refereed = refereed
    this.#game = refereed.title.versions[0]
    this.#table = table
    this.#events = events
    this.compared = compared
    this.#referee = refereed.begin(first, table, () => this.#events)
  }

  /** Records a move and its events. */
  played(seat: Seat, move: Move, events: readonly Event[]): void {
    this.#answer = this.#open ? { seat, move } : move
    this.#events = events
    this.#sections = []
  }

  /** Compares a position. Returns the seat and the moves that both agree on; undefined at the end. */
  compare(state: State): Agreed<Move> | undefined {
    for (let forced = 0; forced < mostForced; forced++) {
      const expected = this.#next()
      this.#note(expected.sections)
      const turn = this.#game.turn(state)
      if (expected.over) {
        this.#expect('turn', turn.over, ['the referee expects the end of the game'])
        if (!turn.over) return undefined
        this.#equal('result', { points: expected.points, places: expected.places.map(sortedSeats) }, turn.result)
        return undefined
      }
      this.#open = expected.open
      if (expected.open) return this.#compareOpen(state, turn, expected, expected.open)
      const seat = given(seatsOf(this.#table.seats)[expected.seat])
      const moves = turn.over || !turn.seats.includes(seat) ? [] : [...this.#game.moves(state, seat)]
      const wanted = new Set(expected.moves.map((move) => canonical(move)))
      const listed = new Set(moves.map((move) => canonical(move)))
      // The rules may take a forced choice; the next question shows whether they did.
      const [only] = expected.moves
      if (wanted.size === 1 && only && !(listed.size === 1 && listed.has(canonical(only)))) {
        this.#answer = only
        continue
      }
      this.#expect('turn', !turn.over, [`the rules say over, the referee asks seat ${seat}`])
      if (turn.over) return undefined
      this.#expect('pieces', expected.lost === undefined, [expected.lost ?? ''])
      this.#equal('state', expected.position, this.#refereed.positionOf(state))
      this.#equal('turn', { seats: [seat] }, { seats: turn.seats })
      this.#expect('moves', listed.size === moves.length, ['a move is listed twice'])
      const unlisted = missingFrom(wanted, listed)
      const unwanted = missingFrom(listed, wanted)
      this.#expect('moves', unlisted.length + unwanted.length === 0, [
        ...unlisted.map((move) => `legal by the referee only: ${move}`),
        ...unwanted.map((move) => `legal by the rules only: ${move}`),
      ])
      return { seats: [seat], moves }
    }
    throw new Disagreement('turn', ['the referee goes on without a decision'], this.#sections)
  }

  /** Several seats decide: the moves that the rules list must be legal. */
  #compareOpen(
    state: State,
    turn: Turn,
    expected: Question<Position>,
    { seats, settled, wrong }: OpenSeats,
  ): Agreed<Move> {
    this.#expect('turn', !turn.over, ['the rules say over, the referee asks several seats'])
    this.#expect('pieces', expected.lost === undefined, [expected.lost ?? ''])
    this.#equal('state', expected.position, this.#refereed.positionOf(state))
    if (turn.over) return { seats: [], moves: [] }
    this.#equal('turn', { seats, settled }, { seats: turn.seats, settled: turn.settled ?? [] })
    // One seat at a time: most lists are unchanged since the last question.
    const seat = given(turn.seats[this.#openQuestions++ % turn.seats.length])
    for (const move of this.#game.moves(state, seat)) {
      const found = wrong(seat, move)
      this.#expect('moves', found === undefined, [`${canonical(move)} is listed: ${found}`])
    }
    return { seats: turn.seats, moves: [] }
  }

  /** Where moves cannot be listed: both judge legal and slightly wrong moves. */
  tryOpenMoves(state: State, seat: Seat, chance: Chance): void {
    const open = this.#open
    if (!open) return
    for (const attempt of [
      ...open.invent(seat, chance),
      ...(this.#refereed.openAttempts?.(state, seat, chance) ?? []),
    ]) {
      const reading = readMove(this.#game, seat, attempt)
      if (!reading.ok) continue
      const verdict = this.#game.judge(state, seat, reading.value)
      const found = open.wrong(seat, reading.value)
      this.#expect('refusals', verdict.legal === (found === undefined), [
        `${canonical(attempt)}: by the referee ${found ?? 'legal'}, by the rules ${verdict.legal ? 'legal' : verdict.rule}`,
      ])
    }
  }

  /** Where moves cannot be listed: a legal move invented by the referee. */
  inventMove(seat: Seat, chance: Chance): Move | undefined {
    const open = this.#open
    // The referee's move is in the format of the rules, or is refused when played.
    return open?.invent(seat, chance).findLast((move) => open.wrong(seat, move) === undefined) as Move | undefined
  }

  /** Tries moves of all kinds on the rules: exactly the listed ones are legal. */
  tryMoves(state: State, seat: Seat, moves: readonly Move[]): void {
    const listed = new Set(moves.map((move) => canonical(move)))
    for (const attempt of this.#refereed.attempts(state)) {
      const written = canonical(attempt)
      const reading = readMove(this.#game, seat, attempt)
      const verdict = reading.ok ? this.#game.judge(state, seat, reading.value) : undefined
      const rule = verdict && !verdict.legal ? `, refused by ${verdict.rule}` : ''
      this.#expect('refusals', (verdict?.legal ?? false) === listed.has(written), [
        `${written}: by the referee ${listed.has(written) ? 'legal' : 'illegal'}${rule}`,
      ])
    }
    for (const other of seatsOf(this.#table.seats)) {
      if (other === seat) continue
      this.#expect('seats', [...this.#game.moves(state, other)].length === 0, [`seat ${other} has moves`])
    }
    for (const malformed of [...malformedFrom(moves[0] ?? {}), null, 5, {}])
      this.#expect('malformed', !readMove(this.#game, seat, malformed).ok, [`${JSON.stringify(malformed)} is read`])
  }

  /** Checks a position from every viewer's perspective. */
  lookAround(state: State, seat: Seat): void {
    for (const viewer of seatsOf(this.#table.seats)) this.#look(state, viewer)
    this.#look(state, 'spectator')
    const movesIn = (known: State) => [...this.#game.moves(known, seat)].map((move) => canonical(move)).sort()
    this.#equal('views', movesIn(state), movesIn(redact(state, seat)))
  }

  #look(state: State, viewer: Seat | 'spectator'): void {
    const found = this.#refereed.overseen(redact(state, viewer), viewer)
    this.#expect('views', found === undefined, [`${viewer} sees ${found}`])
  }

  #next(): Exclude<ReturnType<RefereedGame<Position>['next']>['value'], void> {
    try {
      const { value } = this.#referee.next(this.#answer)
      if (value) return value
    } catch (error) {
      if (error instanceof ImpossibleLuck) throw new Disagreement('luck', [error.message], this.#sections)
      throw error
    }
    throw new Disagreement('turn', ['the referee has ended the game'], this.#sections)
  }

  #note(sections: readonly string[]): void {
    this.#sections.push(...sections)
    for (const section of sections) this.#compared(section).times += 1
  }

  #compared(section: string): ComparedSection {
    const known = this.compared.sections[section]
    if (known) return known
    const added: ComparedSection = { times: 0, checks: new Set() }
    this.compared.sections[section] = added
    return added
  }

  #equal(check: Check, referee: unknown, rules: unknown): void {
    const lines = unequalParts(referee, check === 'result' ? resultLines(rules) : rules)
    this.#expect(check, lines.length === 0, lines)
  }

  #expect(check: Check, holds: boolean, lines: readonly string[]): void {
    this.compared.checks[check] = (this.compared.checks[check] ?? 0) + 1
    for (const section of this.#sections) this.#compared(section).checks.add(check)
    if (!holds) throw new Disagreement(check, lines, [...new Set(this.#sections)])
  }
}

function resultLines(result: unknown): unknown {
  const { scores, ranking } = result as { scores: readonly number[]; ranking: readonly (readonly Seat[])[] }
  return { points: scores, places: ranking.map(sortedSeats) }
}

function sortedSeats(seats: readonly number[]): number[] {
  return [...seats].sort((a, b) => a - b)
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('The referee asks an unknown seat.')
  return value
}

/** A move with an additional field, of an unknown kind, or with a missing field. */
function malformedFrom(move: object): object[] {
  const kind = 'kind' in move ? String(move.kind) : ''
  const [first] = Object.keys(move).filter((name) => name !== 'kind')
  return [
    { ...move, more: 1 },
    { ...move, kind: kind.toUpperCase() },
    { kind: 'nothing' },
    ...(first === undefined ? [] : [{ kind }, { ...move, [first]: 2.5 }, { ...move, [first]: -1 }]),
  ]
}
