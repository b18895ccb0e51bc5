import { canonical } from '@carriage/kernel'
import type { BuyerKind, PartKind } from '@carriage/kraftwagen-family'
import {
  ColouredPlay,
  type Draw,
  drawsOfChain,
  heldBy,
  type PlayWords,
  placesOf,
  ScriptedTable,
} from '@carriage/kraftwagen-family/testing'
import { levelOfSeat } from '../actions/developments.ts'
import {
  type Action,
  type Award,
  type Bonus,
  type EngineerMarker,
  type StartItem,
  standard,
} from '../components/index.ts'
import { engine } from '../engine.ts'
import type { Event } from '../events.ts'
import { kraftwagen } from '../game.ts'
import { invariants } from '../invariants/index.ts'
import type { Move } from '../moves.ts'
import { standardOptions } from '../options.ts'
import { type Options, optionsSchema } from '../options-schema.ts'
import { type Colour, colourOf, readChain, seatOf, writeChain } from '../positions/names.ts'
import type { Position } from '../positions/position.ts'
import type { Player, State } from '../state.ts'
import { tablesFrom } from '../tables.ts'

/**
 * Plays from a position, one call per decision, with queries about the result.
 *
 *     at(table().workshop('red', body(3), engine(4))).as('red').takeTile('T5').placeCar(3, 4)
 */
export function at(position: Position | State, ...draws: readonly Draw[]): Play {
  const state = 'state' in position ? position.state() : position
  const table = new ScriptedTable<Event>()
  table.script(draws)
  engine.advance(state, table)
  return new Play(state, table)
}

/** Fixed results of a set-up; the rest is random. */
export interface SetUp {
  readonly seats?: 2 | 3 | 4
  readonly options?: Partial<Options>
  /** The whole chain without a specialty tile, tail first. */
  readonly chain?: string
  readonly startTiles?: readonly [string, string]
  readonly specialtyTile?: string
  readonly display?: readonly [string, string]
}

/** A new game, including set-up. */
export function setUp(given: SetUp = {}): Play {
  const seats = given.seats ?? 4
  const options = optionsSchema.parse({ ...standardOptions, ...given.options })
  const table = new ScriptedTable<Event>()
  table.script(drawsOf(given, seats, options))
  return new Play(kraftwagen.setup({ seats, options }, table), table)
}

interface Words extends PlayWords {
  readonly Colour: Colour
  readonly Action: Action | Bonus
  readonly Preference: BuyerKind
  readonly RaceCarPlace: 'gpCar'
  readonly SeatState: Player
}

export class Play extends ColouredPlay<State, Move, Event, Words> {
  constructor(state: State, table: ScriptedTable<Event>) {
    super({ game: kraftwagen, invariants }, { seatOf, colourOf, writeChain }, state, table)
  }

  chooseStartTile(tile: string): this {
    return this.play({ kind: 'chooseStartTile', tile })
  }
  chooseItem(item: StartItem): this {
    return this.play({ kind: 'chooseItem', item })
  }
  takeCard(card: string): this {
    return this.play({ kind: 'takeCard', card })
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
  useBenz(preference: BuyerKind): this {
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

  /** The rules by which something was forfeited, in order. */
  get forfeited(): string[] {
    return this.emitted('actionForfeited').map(({ rule }) => rule)
  }

  /** The sales in order: what the buyer wanted, whose car he took, what he paid. */
  get sales(): [BuyerKind, Colour, number][] {
    return this.emitted('carSold').map(({ preference, car, paid }) => [preference, colourOf(car.owner), paid])
  }

  /** The race rankings, winner first. */
  get places(): (Colour | 'dummy')[] {
    return this.coloursOf(this.emitted('raceScored'), 'dummy')
  }

  player(colour: Colour): Player {
    return this.state.players[seatOf(colour)]!
  }

  protected override at(colour: Colour): Player {
    return this.player(colour)
  }

  money(colour: Colour): number {
    return heldBy(this.player(colour).money)
  }

  awards(colour: Colour): Award[] {
    return heldBy(this.player(colour).awards)
  }

  /** Body level and engine level. */
  levels(colour: Colour): [number, number] {
    const seat = seatOf(colour)
    return [levelOfSeat(this.state, seat, 'body'), levelOfSeat(this.state, seat, 'engine')]
  }

  /** What a colour has earned since the position, from one source or from all. */
  earned(colour: Colour, source?: Extract<Event, { kind: 'moneyEarned' }>['source']): number {
    return this.gains(this.emitted('moneyEarned'), colour, source === undefined ? [] : [source])
  }
}

/** The draws that produce the given set-up. */
function drawsOf(given: SetUp, seats: number, options: Options): Draw[] {
  const tables = tablesFrom(options.components ?? standard)
  const chain = given.chain ? readChain(given.chain) : undefined
  const startTiles = tables.components.startTiles.rows.map(({ id }) => id)
  return [
    ...drawsOfChain(chain, tables.tilesBySize, seats),
    ...(seats === 2 ? placesOf(startTiles, given.startTiles ?? startTiles.slice(0, 2)) : []),
    ...(options.specialtyTiles
      ? placesOf(tables.specialtyTiles.A, [given.specialtyTile ?? tables.specialtyTiles.A[0]])
      : []),
    ...placesOf(tables.deck, given.display ?? ['D1', 'D2']),
  ]
}
