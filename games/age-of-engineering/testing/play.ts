import { canonical } from '@carriage/kernel'
import type { PartKind } from '@carriage/kraftwagen-family'
import {
  ColouredPlay,
  type Draw,
  drawsOfChain,
  heldBy,
  type PlayWords,
  placesOf,
  ScriptedTable,
} from '@carriage/kraftwagen-family/testing'
import {
  type Action,
  type EngineeringMarker,
  type Investor,
  type Preference,
  type Recruit,
  type StartingBonus,
  standard,
  startingBonuses,
} from '../components/index.ts'
import type { Event, PointSource } from '../events.ts'
import { ageOfEngineering } from '../game.ts'
import { invariants } from '../invariants.ts'
import type { Move, MoveOf } from '../moves.ts'
import { standardOptions } from '../options.ts'
import { type Options, optionsSchema } from '../options-schema.ts'
import { readCar } from '../positions/car-text.ts'
import { type Colour, colourOf, readChain, seatOf, writeChain } from '../positions/names.ts'
import type { Position } from '../positions/position.ts'
import type { Company, State } from '../state.ts'
import { engine } from '../steps/index.ts'
import { tablesFrom } from '../tables.ts'

/**
 * Plays from a position, one call per decision, with queries about the result.
 *
 *     at(table().workshop('purple', body(3), engine(4))).as('purple').takeTile('T5').race(0).offer('b3 e4 w1 $6')
 */
export function at(position: Position | State, ...draws: readonly Draw[]): Play {
  const state = 'state' in position ? position.state() : position
  const table = new ScriptedTable<Event>()
  table.script(draws)
  const play = new Play(state, table)
  engine.advance(state, table)
  return play
}

/** Fixed results of a set-up; the rest is random. */
export interface SetUp {
  readonly seats?: 2 | 3 | 4
  readonly options?: Partial<Options>
  /** The whole chain, rear first. */
  readonly chain?: string
  readonly bonuses?: readonly [StartingBonus, StartingBonus]
}

/** A new game, including set-up. */
export function setUp(given: SetUp = {}): Play {
  const seats = given.seats ?? 4
  const options = optionsSchema.parse({ ...standardOptions, ...given.options })
  const table = new ScriptedTable<Event>()
  table.script(drawsOf(given, seats, options))
  return new Play(ageOfEngineering.setup({ seats, options }, table), table)
}

interface Words extends PlayWords {
  readonly Colour: Colour
  readonly Action: Action
  readonly Preference: Preference
  readonly RaceCarPlace: 'raceCar'
  readonly SeatState: Company
}

export class Play extends ColouredPlay<State, Move, Event, Words> {
  constructor(state: State, table: ScriptedTable<Event>) {
    super({ game: ageOfEngineering, invariants }, { seatOf, colourOf, writeChain }, state, table)
  }

  chooseBonus(bonus: StartingBonus): this {
    return this.play({ kind: 'chooseBonus', bonus })
  }
  research(raise: PartKind): this {
    return this.play({ kind: 'research', raise })
  }
  spendToken(token: 'loose' | 'onTile'): this {
    return this.play({ kind: 'spendToken', token })
  }
  hire(whom: 'worker' | 'salesperson'): this {
    return this.play({ kind: 'hire', whom })
  }
  recruit(tile: Recruit): this {
    return this.play({ kind: 'recruit', tile })
  }
  recruitWorkers(): this {
    return this.play({ kind: 'recruitWorkers' })
  }
  recruitRace(): this {
    return this.play({ kind: 'recruitRace' })
  }
  /** The car by its price. */
  sellNow(car: number): this {
    return this.play({ kind: 'sellNow', car })
  }
  /** The buyer by its place in the row, from 0. */
  swapBuyer(buyer: number, preference: Preference): this {
    return this.play({ kind: 'swapBuyer', buyer, preference })
  }
  /** Workers who join the team first; without a choice the race car has already moved. */
  race(workers: number): this {
    return this.play({ kind: 'race', workers })
  }
  useProductionToken(investor: Investor, car: number): this {
    return this.play({ kind: 'useProductionToken', investor, car })
  }
  exchange(car: number, change: MoveOf<'exchange'>['change'], to: number): this {
    return this.play({ kind: 'exchange', car, change, to })
  }
  exchangeCrew(car: number, workers: number, salesperson = false): this {
    return this.play({ kind: 'exchangeCrew', car, workers, salesperson })
  }
  usePackard(marker: EngineeringMarker, buyer: number): this {
    return this.play({ kind: 'usePackard', marker, buyer })
  }
  /** A complete car, skipping forced decisions: `b4 e4 w1+S $8 E+1`. */
  offer(text: string): this {
    const { body, engine, workers, salesperson, price = 0, marker } = readCar(text)
    this.placeCar(body, engine)
    if (this.decision === 'crewCar') this.play({ kind: 'crewCar', workers, salesperson })
    if (this.decision === 'priceCar') this.play({ kind: 'priceCar', price })
    if (this.decision === 'markCar') this.play({ kind: 'markCar', marker })
    const car = this.state.market.at(-1)
    const same = car?.workers === workers && car.salesperson === salesperson && car.price === price
    if (same && car.marker === marker) return this
    throw new Error(`Another car was placed: ${canonical(car ?? null)}.`)
  }
  useBuick(preference: Preference): this {
    return this.play({ kind: 'useBuick', preference })
  }
  declineBuick(): this {
    return this.play({ kind: 'declineBuick' })
  }

  /** The rules by which actions were skipped, in order. */
  get skipped(): string[] {
    return this.emitted('actionSkipped').map(({ rule }) => rule)
  }

  /** The sales in order: customer, owner, amount. */
  get sales(): [Preference | Investor, Colour, number][] {
    return this.events.flatMap((event): [Preference | Investor, Colour, number][] => {
      if (event.kind === 'carSold') return [[event.preference, colourOf(event.car.owner), event.paid]]
      return event.kind === 'investorBought' ? [[event.investor, colourOf(event.car.owner), event.paid]] : []
    })
  }

  /** The race rankings, winner first. */
  get places(): (Colour | 'neutral')[] {
    return this.coloursOf(this.emitted('raceScored'), 'neutral')
  }

  company(colour: Colour): Company {
    return this.state.companies[seatOf(colour)]!
  }

  protected override at(colour: Colour): Company {
    return this.company(colour)
  }

  points(colour: Colour): number {
    return heldBy(this.company(colour).points)
  }

  /** The parts in workshops, as text: `b2 e3`. */
  parts(colour: Colour): string {
    return this.workshops(colour)
      .flatMap((part) => (part ? [`${part.kind[0]}${part.value}`] : []))
      .join(' ')
  }

  /** Body level and engine level. */
  levels(colour: Colour): [number, number] {
    const { body, engine } = this.company(colour).levels
    return [body, engine]
  }

  /** Supply, canteen and team. */
  workers(colour: Colour): [number, number, number] {
    const { supply, canteen, team } = this.company(colour)
    return [supply, canteen, team]
  }

  /** The preferences of the active buyers, from the top. */
  get row(): string {
    return this.state.activeBuyers.map(({ preference }) => preference).join(' ')
  }

  /** What a colour has gained since the position, from some or all sources. */
  gained(colour: Colour, ...sources: readonly PointSource[]): number {
    return this.gains(this.emitted('pointsGained'), colour, sources)
  }
}

/** The draws that produce the given set-up. */
function drawsOf(given: SetUp, seats: number, options: Options): Draw[] {
  const tables = tablesFrom(options.components ?? standard)
  const chain = given.chain ? readChain(given.chain) : undefined
  return [
    ...drawsOfChain(chain, tables.tilesBySize, seats),
    ...(seats === 2 ? placesOf(startingBonuses.toSorted(), given.bonuses ?? startingBonuses.slice(0, 2)) : []),
  ]
}
