import {
  canonical,
  type Invariant,
  isOpen,
  isSecret,
  open,
  preview,
  type Refusal,
  type Result,
  redact,
  type Seat,
} from '@carriage/kernel'
import type { PartKind, Preference, Workshop } from '@carriage/motorworks'
import {
  type Action,
  type Award,
  type Bonus,
  type EngineerMarker,
  type StartItem,
  standard,
} from '../components/index.ts'
import { levelOfSeat } from '../developments.ts'
import type { Event } from '../events.ts'
import { goOn } from '../flow.ts'
import { kraftwagen } from '../game.ts'
import { invariants } from '../invariants.ts'
import type { Move, MoveKind } from '../moves.ts'
import { type Options, optionsSchema } from '../options.ts'
import type { Kept, Player, State } from '../state.ts'
import { tablesFrom } from '../tables.ts'
import { type Draw, ScriptedTable } from './luck.ts'
import { type Colour, colourOf, readChain, seatOf, writeChain } from './names.ts'
import type { Position } from './position.ts'

/**
 * Plays on from a position: one call for each decision, then questions about what has become of it.
 *
 *     at(table().workshop('red', body(3), engine(4))).as('red').takeTile('T5').placeCar(3, 4)
 */
export function at(position: Position | State, ...draws: readonly Draw[]): Play {
  const state = 'state' in position ? position.state() : position
  const table = new ScriptedTable()
  table.watch(state)
  table.script(draws)
  goOn(state, table)
  return new Play(state, table)
}

/** What a set-up should bring; the rest is left to chance. */
export interface SetUp {
  readonly seats?: 2 | 3 | 4
  readonly options?: Partial<Options>
  /** The whole chain without a specialty tile, tail first. */
  readonly chain?: string
  readonly startTiles?: readonly [string, string]
  readonly specialtyTile?: string
  readonly display?: readonly [string, string]
}

/** A new game, from the set-up on. */
export function setUp(said: SetUp = {}): Play {
  const seats = said.seats ?? 4
  const options = optionsSchema.parse(said.options ?? {})
  const table = new ScriptedTable()
  table.script(drawsOf(said, seats, options))
  return new Play(kraftwagen.setup({ seats, options }, table), table)
}

export class Play {
  readonly state: State
  readonly #table: ScriptedTable
  /** What held in the position must go on to hold. A position may leave things out, so not all of it has to. */
  readonly #holding: readonly Invariant<State>[]

  constructor(state: State, table: ScriptedTable) {
    this.state = state
    this.#table = table
    this.#holding = invariants.filter((invariant) => holds(invariant, state))
    table.watch(state)
  }

  /** Says that it is this colour's decision. */
  as(colour: Colour): this {
    if (this.over || this.actor !== colour) throw new Error(`It is ${this.over ? 'over' : `${this.actor}'s decision`}.`)
    return this
  }

  /** The next draws, by the name of the card or tile. */
  draws(...draws: readonly Draw[]): this {
    this.#table.script(draws)
    return this
  }

  /** Plays a move of whoever decides; an illegal one is an error that names the rule. */
  play(...moves: readonly Move[]): this {
    for (const move of moves) {
      const verdict = kraftwagen.judge(this.state, this.state.actor, move)
      if (!verdict.legal)
        throw new Error(`${canonical(move)} is refused by ${verdict.rule} ${canonical(verdict.facts)}`)
      kraftwagen.play(this.state, this.state.actor, move, this.#table)
      for (const invariant of this.#holding) {
        const found = invariant.broken(this.state)
        if (found === undefined) continue
        throw new Error(`${canonical(move)} breaks ${invariant.id} (${invariant.title}): ${found}`)
      }
    }
    return this
  }

  chooseStartTile(tile: string): this {
    return this.play({ kind: 'chooseStartTile', tile })
  }
  chooseItem(item: StartItem): this {
    return this.play({ kind: 'chooseItem', item })
  }
  takeTile(tile: string): this {
    return this.play({ kind: 'takeTile', tile })
  }
  chooseAction(action: Action | Bonus): this {
    return this.play({ kind: 'chooseAction', action })
  }
  takeCard(card: string): this {
    return this.play({ kind: 'takeCard', card })
  }
  placeEngine(where: 'workshop' | 'gpCar'): this {
    return this.play({ kind: 'placeEngine', where })
  }
  returnPart(part: PartKind, value: number): this {
    return this.play({ kind: 'returnPart', part, value })
  }
  chooseBuyer(preference: Preference): this {
    return this.play({ kind: 'chooseBuyer', preference })
  }
  chooseInactive(card: string): this {
    return this.play({ kind: 'chooseInactive', card })
  }
  /** The buyer by his place in the row, from 0. */
  useDaimler(marker: EngineerMarker, buyer: number): this {
    return this.play({ kind: 'useDaimler', marker, buyer })
  }
  /** The car by its price. */
  useDiesel(car: number, change: 'body' | 'engine' | 'workers' | 'price', to: number): this {
    return this.play({ kind: 'useDiesel', car, change, to })
  }
  placeCar(body: number, engine: number): this {
    return this.play({ kind: 'placeCar', body, engine })
  }
  crewCar(workers: number): this {
    return this.play({ kind: 'crewCar', workers })
  }
  priceCar(price: number): this {
    return this.play({ kind: 'priceCar', price })
  }
  markCar(marker: EngineerMarker | null): this {
    return this.play({ kind: 'markCar', marker })
  }
  /** A whole car, whether each of its decisions is asked for or not. */
  offer(body: number, engine: number, workers: number, price: number, marker: EngineerMarker | null = null): this {
    this.placeCar(body, engine)
    if (this.decision === 'crewCar') this.crewCar(workers)
    if (this.decision === 'priceCar') this.priceCar(price)
    if (this.decision === 'markCar') this.markCar(marker)
    const car = this.state.market.at(-1)
    if (car?.workers === workers && car.price === price && car.engineerMarker === marker) return this
    throw new Error(`Another car was placed: ${canonical(car ?? null)}.`)
  }
  endTurn(): this {
    return this.play({ kind: 'endTurn' })
  }
  useBenz(preference: Preference): this {
    return this.play({ kind: 'useBenz', preference })
  }
  declineBenz(): this {
    return this.play({ kind: 'declineBenz' })
  }
  /** The car by its price. */
  withdrawCar(car: number): this {
    return this.play({ kind: 'withdrawCar', car })
  }
  sellPart(part: PartKind, value: number): this {
    return this.play({ kind: 'sellPart', part, value })
  }
  drive(): this {
    return this.play({ kind: 'drive' })
  }
  skip(): this {
    return this.play({ kind: 'skip' })
  }

  get over(): boolean {
    return kraftwagen.turn(this.state).over
  }

  get result(): Result {
    const turn = kraftwagen.turn(this.state)
    if (!turn.over) throw new Error('The game is not over.')
    return turn.result
  }

  /** Whose decision it is. */
  get actor(): Colour {
    return colourOf(this.state.actor)
  }

  /** What is to be decided. */
  get decision(): string {
    const turn = kraftwagen.turn(this.state)
    return turn.over ? 'over' : turn.decision
  }

  /** The legal moves now, all or those of one kind. */
  moves<Kind extends MoveKind = MoveKind>(kind?: Kind): Extract<Move, { kind: Kind }>[] {
    const moves = [...kraftwagen.moves(this.state, this.state.actor)]
    return moves.filter((move) => kind === undefined || move.kind === kind) as Extract<Move, { kind: Kind }>[]
  }

  can(move: Move): boolean {
    return kraftwagen.judge(this.state, this.state.actor, move).legal
  }

  /** The rule that refuses a move; an error if it is legal. */
  refused(move: Move): string {
    return this.refusal(move).rule
  }

  /** The rule and the facts with which a move is refused. */
  refusal(move: Move): Refusal {
    const verdict = kraftwagen.judge(this.state, this.state.actor, move)
    if (verdict.legal) throw new Error(`${canonical(move)} is legal.`)
    return verdict
  }

  /** Whether its own seat could take a move back freely, because nothing is drawn or revealed by it. */
  undoable(move: Move): boolean {
    const { actor } = this.state
    const shown = preview(kraftwagen, redact(this.state, actor), actor, move)
    if (!shown.legal) throw new Error(`${canonical(move)} is refused by ${shown.rule}.`)
    return shown.undoable
  }

  /** Everything that was told since the position. */
  get events(): readonly Event[] {
    return this.#table.events
  }

  /** What was told of one kind, in order. */
  told<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }>[] {
    return this.events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)
  }

  /** The rules by which something was forfeited, in order. */
  get forfeited(): string[] {
    return this.told('actionForfeited').map(({ rule }) => rule)
  }

  /** The sales in order: what the buyer wanted, whose car he took, what he paid. */
  get sales(): [Preference, Colour, number][] {
    return this.told('carSold').map(({ preference, car, paid }) => [preference, colourOf(car.owner), paid])
  }

  /** The order of the races that were scored, the winner first. */
  get places(): (Colour | 'dummy')[] {
    return this.told('raceScored').flatMap(({ places }) =>
      places.map(({ seat }) => (seat === null ? 'dummy' : colourOf(seat))),
    )
  }

  /** Draws that were said but never made. */
  get drawsLeft(): readonly Draw[] {
    return this.#table.left
  }

  /** The chain as text, tail first. */
  get chain(): string {
    return writeChain(this.state.chain)
  }

  player(colour: Colour): Player {
    return this.state.players[seatOf(colour)]!
  }

  money(colour: Colour): number {
    return content(this.player(colour).money)
  }

  awards(colour: Colour): Award[] {
    return content(this.player(colour).awards)
  }

  workshops(colour: Colour): Workshop[] {
    return this.player(colour).workshops
  }

  /** Body level and engine level. */
  levels(colour: Colour): [number, number] {
    const seat = seatOf(colour)
    return [levelOfSeat(this.state, seat, 'body'), levelOfSeat(this.state, seat, 'engine')]
  }

  /** Space and laps of a race car. */
  race(colour: Colour): [number, number] {
    const { space, laps } = this.player(colour).raceCar
    return [space, laps]
  }

  /** What a colour has earned since the position, from one source or from all. */
  earned(colour: Colour, source?: Extract<Event, { kind: 'moneyEarned' }>['source']): number {
    return this.told('moneyEarned')
      .filter((event) => event.seat === seatOf(colour) && (source === undefined || event.source === source))
      .reduce((sum, { amount }) => sum + amount, 0)
  }
}

function holds(invariant: Invariant<State>, state: State): boolean {
  try {
    return invariant.broken(state) === undefined
  } catch {
    return false // the position leaves out what it looks at
  }
}

function content<T>(kept: Kept<T>): T {
  if (!isSecret(kept)) return kept
  if (!isOpen(kept)) throw new Error('This view does not hold it.')
  return open(kept)
}

/** The numbers that set-up draws, so that it brings what was said. */
function drawsOf(said: SetUp, seats: number, options: Options): Draw[] {
  const tables = tablesFrom(options.components ?? standard)
  const draws: number[] = []
  const chain = said.chain ? readChain(said.chain) : undefined
  const any = (items: readonly unknown[]) => items.slice()
  const tiles = tables.tilesBySize.flatMap((size) =>
    draw(size, chain?.filter((element) => typeof element === 'string' && size.includes(element)) ?? any(size)),
  )
  const workers = Array.from({ length: seats }, (_, seat) => seat as Seat)
  draw(workers, chain?.filter((element) => typeof element === 'number') ?? any(workers))
  if (chain && tiles.length + seats !== chain.length) throw new RangeError('This is not a whole chain.')
  const startTiles = tables.components.startTiles.rows.map(({ id }) => id)
  if (seats === 2) draw(startTiles, said.startTiles ?? startTiles.slice(0, 2))
  if (options.specialtyTiles) draw(tables.specialtyTiles.A, [said.specialtyTile ?? tables.specialtyTiles.A[0]])
  draw(tables.deck, said.display ?? ['D1', 'D2'])
  return draws

  function draw(from: readonly unknown[], wanted: readonly unknown[]): readonly unknown[] {
    const left = from.slice()
    for (const item of wanted) {
      const place = left.indexOf(item)
      if (place < 0) throw new RangeError(`${String(item)} cannot be drawn in set-up.`)
      draws.push(place)
      left.splice(place, 1)
    }
    return wanted
  }
}
