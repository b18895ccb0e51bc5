import {
  arrange,
  canonical,
  type Invariant,
  open,
  preview,
  type Refusal,
  type Result,
  redact,
  type Seat,
  seatsOf,
  secret,
  type Viewer,
} from '@carriage/kernel'
import { clone } from '../clone.ts'
import {
  type Colour,
  type DealershipSize,
  type Dimension,
  dimensions,
  type Quadrant,
  type VehicleType,
} from '../components/index.ts'
import { engine, firstEngine } from '../engine.ts'
import type { Event } from '../events.ts'
import { type LaidFloor, type Piece, type Plan, placesForExpansion } from '../factory/index.ts'
import { firstVersion, horselessCarriage } from '../game.ts'
import { invariants } from '../invariants/index.ts'
import { progress } from '../invariants/progress.ts'
import { countAt, nicheAt } from '../market/niches.ts'
import type { Move, MoveKind, MoveOf } from '../moves.ts'
import { standardOptions } from '../options.ts'
import { optionsSchema } from '../options-schema.ts'
import { type Position, type TableText, table } from '../positions/position.ts'
import type { CardId, Dealership, MarketWindow, Player, SalesOffer, State } from '../state.ts'
import { type Draw, ScriptedTable } from './luck.ts'

/**
 * Plays on from a position: one call for each decision, then questions about what has become of it.
 *
 *     at(table().factory('red', G1).buyers('car', 0, 0).selling()).sell('small', { window: [0, 0, 2, 1] })
 */
export function at(position: Position | State, ...draws: readonly Draw[]): Play {
  const { state, luck } = laidOut(position, draws)
  const play = new Play(state, luck)
  engine.advance(state, luck)
  return play
}

/** The same by the first rules version, which asks a seller for each step of a sale, also where there is one answer. */
export function asked(position: Position | State, ...draws: readonly Draw[]): Play {
  const { state, luck } = laidOut(position, draws)
  const play = new Play(state, luck, firstVersion)
  firstEngine.advance(state, luck)
  return play
}

function laidOut(position: Position | State, draws: readonly Draw[]) {
  const luck = new ScriptedTable()
  luck.script(draws)
  return { state: 'state' in position ? position.state() : position, luck }
}

/** Fixed results of a set-up; the rest is random. */
export interface SetUp extends TableText {
  /** All five, in the order of drawing. */
  readonly tracks?: readonly Dimension[]
  readonly order?: readonly Colour[]
}

/** A new game, including set-up. */
export function setUp(given: SetUp = {}): Play {
  const { colours } = table(given)
  const options = optionsSchema.parse({
    ...standardOptions,
    ...given.options,
    ...(given.colours && { colours: given.colours }),
  })
  const luck = new ScriptedTable()
  const seats = seatsOf(colours.length)
  const order = given.order?.map((colour) => seats[colours.indexOf(colour)]!)
  luck.script(placesOf(dimensions, given.tracks ?? dimensions))
  luck.script(placesOf(seats, order ?? seats))
  return new Play(horselessCarriage.setup({ seats: colours.length, options }, luck), luck)
}

/** What is sold and how. */
export interface SaleText {
  /** Where the window is placed, if it is not on the board yet: x, y, w, h. */
  readonly window?: readonly [number, number, number, number]
  /** The niche, if there is a choice. */
  readonly niche?: readonly [number, number]
  /** By type, how many vehicles each mainline delivers. What is not named is left to the rule. */
  readonly from?: Partial<Record<VehicleType, Readonly<Record<number, number>>>>
}

export class Play {
  readonly state: State
  readonly #luck: ScriptedTable
  readonly #game: typeof horselessCarriage
  /** What held in the position must go on to hold. A position may leave things out, so not all of it has to. */
  readonly #holding: readonly Invariant<State>[]

  constructor(state: State, luck: ScriptedTable, game = horselessCarriage) {
    this.state = state
    this.#luck = luck
    this.#game = game
    this.#holding = invariants.filter((invariant) => holds(invariant, state))
  }

  /** Says that it is this colour's decision. */
  as(colour: Colour): this {
    if (this.waiting.includes(colour)) return this
    throw new Error(`It is ${this.over ? 'over' : `the decision of ${this.waiting.join(', ')}`}.`)
  }

  /** The next draws, by the name of the card. */
  draws(...draws: readonly Draw[]): this {
    this.#luck.script(draws)
    return this
  }

  /** Plays moves of one seat, or of the only one that decides; an illegal one is an error that names the rule. */
  play(move: Move, colour: Colour = this.actor): this {
    const seat = this.seatOf(colour)
    const verdict = this.#judge(move, seat)
    if (!verdict.legal) throw new Error(`${canonical(move)} is refused by ${verdict.rule} ${canonical(verdict.facts)}`)
    const before = clone(this.state)
    this.#game.play(this.state, seat, move, this.#luck)
    for (const invariant of this.#holding) complain(invariant, invariant.broken(this.state))
    for (const each of progress) complain(each, each.broken(before, this.state))
    return this

    function complain({ id, title }: { readonly id: string; readonly title: string }, found: string | undefined): void {
      if (found !== undefined) throw new Error(`${canonical(move)} breaks ${id} (${title}): ${found}`)
    }
  }

  #judge(move: Move, seat: Seat) {
    if (!this.waiting.includes(this.colourOf(seat))) throw new Error(`Seat ${seat} is not asked.`)
    return this.#game.judge(this.state, seat, move)
  }

  /** The starting departments of a colour; at their plain places if nothing is said. */
  placeDepartments(
    colour: Colour,
    research: readonly [x: number, y: number] = [0, 8],
    planning: readonly [x: number, y: number, rot?: 0 | 1] = [0, 5],
  ): this {
    return this.play(placement(research, planning), colour)
  }

  research(track: Dimension, owner: Colour = this.actor): this {
    return this.play({ kind: 'research', track, owner: this.seatOf(owner) })
  }
  raiseCapacity(): this {
    return this.play({ kind: 'raiseCapacity' })
  }
  takeSlot(slot: number): this {
    return this.play({ kind: 'takeSlot', slot })
  }
  pass(): this {
    return this.play({ kind: 'pass' })
  }

  /** Submits a plan; where nothing is said about the expansion, it is laid somewhere legal. */
  submit(colour: Colour, pieces: readonly Piece[] = [], expansion?: LaidFloor | null): this {
    return this.play(this.submission(colour, pieces, expansion), colour)
  }
  withdraw(colour: Colour): this {
    return this.play({ kind: 'withdrawPlan' }, colour)
  }

  placeWindow(dealership: DealershipSize, ...[x, y, w, h]: readonly [number, number, number, number]): this {
    return this.play({ kind: 'placeWindow', dealership, window: { x, y, w, h } })
  }
  useDealership(dealership: DealershipSize): this {
    return this.play({ kind: 'useDealership', dealership })
  }
  sellTo(x: number, y: number): this {
    return this.play({ kind: 'sellTo', niche: { x, y } })
  }
  leaveIdle(): this {
    return this.play({ kind: 'leaveIdle' })
  }
  /** Vehicles by mainline; nothing at all leaves it to the rule. */
  deliver(from: Readonly<Record<number, number>> = {}): this {
    return this.play({ kind: 'deliver', from: { ...from } })
  }

  /** A whole turn of a seller, whether each of its decisions is asked for or not. */
  sell(dealership: DealershipSize, { window, niche, from = {} }: SaleText = {}): this {
    const seller = this.actor
    const sold = this.emitted('vehiclesSold').length
    if (window) this.placeWindow(dealership, ...window)
    else this.useDealership(dealership)
    if (this.decision === 'sellTo' && !this.over && this.actor === seller) this.sellTo(...(niche ?? [-1, -1]))
    while (this.decision === 'deliver') {
      const { stage } = this.state
      const type = stage.name === 'sales' && stage.step.name === 'deliver' ? stage.step.type : 'car'
      this.deliver(from[type])
    }
    const at = this.emitted('vehiclesSold')[sold]
    if (niche && (at?.x !== niche[0] || at.y !== niche[1])) throw new Error(`It was sold at ${at?.x},${at?.y}.`)
    return this
  }

  playCard(card: CardId, quadrant: Quadrant): this {
    return this.play(this.card(this.actor, card, quadrant))
  }

  /** A submission as a move. */
  submission(colour: Colour, pieces: readonly Piece[] = [], expansion?: LaidFloor | null): MoveOf<'submitPlan'> {
    const { factory } = this.player(colour)
    const laid = expansion === undefined ? (placesForExpansion(factory, this.state.options)[0] ?? null) : expansion
    const plan: Plan = { pieces, expansion: laid }
    return { kind: 'submitPlan', plan: secret(plan, [this.seatOf(colour)]) }
  }

  /** A card face down as a move. */
  card(colour: Colour, card: CardId, quadrant: Quadrant): MoveOf<'playCard'> {
    return { kind: 'playCard', card: secret(card, [this.seatOf(colour)]), quadrant }
  }

  get over(): boolean {
    return this.#game.turn(this.state).over
  }

  get result(): Result {
    const turn = this.#game.turn(this.state)
    if (!turn.over) throw new Error('The game is not over.')
    return turn.result
  }

  /** All players who are asked now. */
  get waiting(): Colour[] {
    const turn = this.#game.turn(this.state)
    return turn.over ? [] : turn.seats.map((seat) => this.colourOf(seat))
  }

  /** The only one who is asked now. */
  get actor(): Colour {
    const [actor, ...others] = this.waiting
    if (!actor || others.length > 0) throw new Error(`Say which of ${this.waiting.join(', ')} is meant.`)
    return actor
  }

  /** What is to be decided. */
  get decision(): string {
    const turn = this.#game.turn(this.state)
    return turn.over ? 'over' : turn.decision
  }

  get order(): Colour[] {
    return this.state.order.map((seat) => this.colourOf(seat))
  }

  /** The legal moves now, all or those of one kind; in an open turn a selection. */
  moves<Kind extends MoveKind = MoveKind>(kind?: Kind, colour: Colour = this.actor): MoveOf<Kind>[] {
    const moves = [...this.#game.moves(this.state, this.seatOf(colour))]
    return moves.filter((move) => kind === undefined || move.kind === kind) as MoveOf<Kind>[]
  }

  can(move: Move, colour: Colour = this.actor): boolean {
    return this.#judge(move, this.seatOf(colour)).legal
  }

  /** The rule that refuses a move; an error if it is legal. */
  refused(move: Move, colour: Colour = this.actor): string {
    return this.refusal(move, colour).rule
  }

  /** The rule and the facts with which a move is refused. */
  refusal(move: Move, colour: Colour = this.actor): Refusal {
    const verdict = this.#judge(move, this.seatOf(colour))
    if (verdict.legal) throw new Error(`${canonical(move)} is legal.`)
    return verdict
  }

  /** Whether its own seat could take a move back freely, because nothing is drawn or revealed by it. */
  undoable(move: Move, colour: Colour = this.actor): boolean {
    const seat = this.seatOf(colour)
    const shown = preview(this.#game, redact(this.state, seat), seat, move)
    if (!shown.legal) throw new Error(`${canonical(move)} is refused by ${shown.rule}.`)
    return shown.undoable
  }

  /** The position as a player or a spectator sees it. */
  view(colour: Colour | 'spectator'): State {
    const viewer: Viewer = colour === 'spectator' ? colour : this.seatOf(colour)
    return redact(this.state, viewer)
  }

  /** All events since the position. */
  get events(): readonly Event[] {
    return this.#luck.events
  }

  /** Emitted events of one kind, in order. */
  emitted<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }>[] {
    return this.events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)
  }

  /** Draws that were said but never made. */
  get drawsLeft(): readonly Draw[] {
    return this.#luck.left
  }

  player(colour: Colour): Player {
    return this.state.players[this.seatOf(colour)]!
  }

  hand(colour: Colour): CardId[] {
    return open(this.player(colour).hand)
  }

  marker(track: Dimension, owner: Colour): number {
    return this.state.markers[track][this.seatOf(owner)]!
  }

  /** What a colour has earned since the position. */
  earned(colour: Colour): number {
    const sales = this.emitted('vehiclesSold').filter(({ seat }) => seat === this.seatOf(colour))
    return sales.reduce((sum, { earned }) => sum + earned, 0)
  }

  buyers(type: VehicleType, x: number, y: number): number {
    return countAt(this.state.buyers, type, nicheAt(x, y))
  }

  sparks(type: VehicleType, x: number, y: number): number {
    return countAt(this.state.sparks, type, nicheAt(x, y))
  }

  /** What a colour has to sell, while phase 5 lasts. */
  offer(colour: Colour): SalesOffer {
    const { stage } = this.state
    if (stage.name !== 'sales') throw new Error(`Nobody sells in ${stage.name}.`)
    return stage.offers[this.seatOf(colour)]!
  }

  dealership(colour: Colour, size: DealershipSize): Dealership {
    return this.offer(colour).dealerships.find((dealership) => dealership.size === size)!
  }

  /** The stock of all mainlines of a colour, in the order of placing. */
  stock(colour: Colour): number[] {
    return this.offer(colour).mainlines.map(({ stock }) => stock)
  }

  /** The windows that a dealership could be given now. */
  windows(size: DealershipSize): MarketWindow[] {
    return this.moves('placeWindow')
      .filter(({ dealership }) => dealership === size)
      .map(({ window }) => window)
  }

  /** The state of each player's plan, from seat 0 on. */
  get plans(): string[] {
    const { stage } = this.state
    return stage.name === 'factory' ? stage.plans.map(({ state }) => state) : []
  }

  seatOf(colour: Colour): Seat {
    const seat = this.state.players.findIndex((player) => player.colour === colour)
    if (seat < 0) throw new RangeError(`Nobody plays ${colour} at this table.`)
    return seat as Seat
  }

  colourOf(seat: Seat): Colour {
    return this.state.players[seat]!.colour
  }
}

/** The placing of the starting departments as a move. */
export function placement(
  [x, y]: readonly [number, number],
  [px, py, rot = 0]: readonly [number, number, (0 | 1)?],
): MoveOf<'placeDepartments'> {
  return { kind: 'placeDepartments', research: { x, y, rot: 0 }, planning: { x: px, y: py, rot } }
}

function holds(invariant: Invariant<State>, state: State): boolean {
  try {
    return invariant.broken(state) === undefined
  } catch {
    return false // the position leaves out what it looks at
  }
}

/** The numbers that bring these items about when they are arranged. */
function placesOf<T>(items: readonly T[], wanted: readonly T[]): number[] {
  const left = items.slice()
  const places = wanted.map((item) => {
    const place = left.indexOf(item)
    if (place < 0) throw new RangeError(`${String(item)} cannot be drawn in set-up.`)
    left.splice(place, 1)
    return place
  })
  const script = places.slice()
  const brought = arrange(items, { below: () => script.shift() ?? 0 })
  if (brought.join() !== wanted.join()) throw new RangeError('This is not everything.')
  return places
}
