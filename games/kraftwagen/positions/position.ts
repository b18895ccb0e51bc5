import { pileOf, type Seat, seatsOf } from '@carriage/kernel'
import { type BuyerKind, takeTileFromChain as takeOutOfChain } from '@carriage/kraftwagen-family'
import {
  type GivenSeat,
  PositionBuilder,
  type PositionWords,
  type BuyerText as SaidBuyer,
} from '@carriage/kraftwagen-family/positions'
import {
  type Action,
  type Award,
  awards as allAwards,
  type Bonus,
  type Engineer,
  type EngineerMarker,
  engineerMarkers,
  type MarkerSpace,
  type SpecialtySet,
  type StartItem,
  standard,
} from '../components/index.ts'
import { invariants } from '../invariants/index.ts'
import { standardOptions } from '../options.ts'
import { type Options, optionsSchema } from '../options-schema.ts'
import { hideTotal } from '../scoring/money.ts'
import type { Car, CardId, Phase, Player, Round, State } from '../state.ts'
import type { Step } from '../steps.ts'
import {
  boardFor,
  type ComponentTables,
  componentTablesOf,
  itemsOf,
  setOfRound,
  tablesFrom,
  tileOf,
} from '../tables.ts'
import { type Colour, colours, readChain, seatOf } from './names.ts'

export type BuyerText = SaidBuyer<BuyerKind>

/** A car of a test position; omitted values are 1, and its price the highest one left. */
export interface CarText {
  readonly body?: number
  readonly engine?: number
  readonly workers?: number
  readonly price?: number
  readonly marker?: EngineerMarker
}

/**
 * Builds a position in the terms of the rules. Defaults: round 1, the seat at the tail is about to take a tile, workers
 * in their canteens, nothing built, all cards in the deck and all awards available.
 *
 *     table({ seats: 4 }).round(2).chain('r T5 b T1 g y').workshop('red', body(3), engine(4)).canteen('red', 3)
 */
export function table(given: { readonly seats?: 2 | 3 | 4; readonly options?: Partial<Options> } = {}): Position {
  return new Position(given.seats ?? 4, optionsSchema.parse({ ...standardOptions, ...given.options }))
}

interface Given extends GivenSeat<Engineer, EngineerMarker> {
  gpEngine: number
  developments: CardId[]
  inactive: CardId[]
  carsPlaced?: number
  money: number
  awards: Award[]
}

interface Words extends PositionWords {
  readonly Colour: Colour
  readonly Engineer: Engineer
  readonly Marker: EngineerMarker
  readonly Preference: BuyerKind
  readonly Round: Round
  readonly Step: Step
  readonly Given: Given
  readonly State: State
  readonly Car: CarText
}

export class Position extends PositionBuilder<Words> {
  readonly #options: Options
  readonly #tables: ComponentTables
  #display: readonly CardId[] | undefined
  #deck: readonly CardId[] | undefined
  #discard: readonly CardId[] | undefined
  #stackMoney: Partial<Record<BuyerKind, number>> = {}
  #marker: MarkerSpace | undefined
  #gone: readonly Award[] = []
  #used: Partial<Record<SpecialtySet, readonly string[]>> = {}

  constructor(seats: number, options: Options) {
    super(
      { colours, seatOf, readChain },
      1,
      seatsOf(seats).map(() => ({
        workshops: [],
        gpEngine: 1,
        developments: [],
        inactive: [],
        engineers: [],
        space: 0,
        laps: 0,
        money: 0,
        awards: [],
      })),
    )
    this.#options = options
    this.#tables = tablesFrom(options.components ?? standard)
  }

  /** The used pile of a specialty set. */
  used(set: SpecialtySet, ...tiles: readonly string[]): this {
    this.#used[set] = tiles
    return this
  }

  gpEngine(colour: Colour, value: number): this {
    this.of(colour).gpEngine = value
    return this
  }

  /** Active developments, a worker on each. */
  developments(colour: Colour, ...cards: readonly CardId[]): this {
    this.of(colour).developments.push(...cards)
    return this
  }

  inactive(colour: Colour, ...cards: readonly CardId[]): this {
    this.of(colour).inactive.push(...cards)
    return this
  }

  /** As many active developments of the standard tables as these levels need. */
  levels(colour: Colour, bodyLevel: number, engineLevel: number): this {
    const both = Math.min(bodyLevel, engineLevel) - 1
    const body = bodyLevel - 1 - both
    const engine = engineLevel - 1 - both
    return this.developments(
      colour,
      ...Array<CardId>(both).fill('D1'),
      ...Array<CardId>(body >> 1).fill('D2'),
      ...Array<CardId>(body & 1).fill('D4'),
      ...Array<CardId>(engine >> 1).fill('D3'),
      ...Array<CardId>(engine & 1).fill('D6'),
    )
  }

  money(colour: Colour, money: number): this {
    this.of(colour).money = money
    return this
  }

  /** Awards that a player has. */
  awards(colour: Colour, ...awards: readonly Award[]): this {
    this.of(colour).awards.push(...awards)
    return this
  }

  /** Awards that the last seat of the table has; without names all of them. */
  awardsGone(...awards: readonly Award[]): this {
    this.#gone = awards.length === 0 ? allAwards : awards
    return this
  }

  display(...cards: readonly [CardId, CardId]): this {
    this.#display = cards
    return this
  }

  /** Exactly these cards; all others lie in the discard pile unless that is given too. */
  deck(...cards: readonly CardId[]): this {
    this.#deck = cards
    return this
  }

  /** The last one is on top. */
  discard(...cards: readonly CardId[]): this {
    this.#discard = cards
    return this
  }

  stackMoney(money: Partial<Record<BuyerKind, number>>): this {
    Object.assign(this.#stackMoney, money)
    return this
  }

  marker(space: MarkerSpace): this {
    this.#marker = space
    return this
  }

  car(colour: Colour, car: CarText = {}): this {
    this.givenCars.push({ owner: seatOf(colour), text: car })
    return this
  }

  protected override plainCar(colour: Colour): void {
    this.car(colour)
  }

  /** How many cars a player has placed in the whole game, if more than are on the market. */
  carsPlaced(colour: Colour, cars: number): this {
    this.of(colour).carsPlaced = cars
    return this
  }

  /** The seat at the tail has taken this tile and still has these actions to do (else all of them). */
  holding(tile: string, ...left: readonly (Action | Bonus)[]): this {
    return this.at((state) => {
      takeOutOfChain(state.chain, tile)
      state.turn.tile = tile
      const actions = left.length > 0 ? left.slice() : tileOf(componentTablesOf(state), tile).actions.slice()
      state.steps = [{ name: 'actions', left: actions }]
    })
  }

  /** The seat at the tail has done its actions and may place a car. The chain is unchanged. */
  placingACar(): this {
    return this.at((state) => {
      state.steps = [{ name: 'car' }]
    })
  }

  /** The action phase has just ended. */
  scoring(): this {
    return this.at((state) => {
      state.phase = 'scoring'
      state.steps = [{ name: 'benz' }]
    })
  }

  /** Set-up: these colours are still to choose one of these start tiles, the first one now. */
  choosingStartTiles(order: readonly Colour[], ...onOffer: readonly string[]): this {
    return this.#inSetUp((state) => {
      state.steps = [{ name: 'startTiles', waiting: order.map(seatOf) }]
      state.actor = seatOf(order[0]!)
      state.startTiles = onOffer.slice()
      for (const colour of order) state.players[seatOf(colour)]!.startTile = null
    })
  }

  /** Set-up: this colour, the last to choose, carries out its start tile. */
  startTile(colour: Colour, tile: string, ...left: readonly StartItem[]): this {
    return this.#inSetUp((state) => {
      const items = left.length > 0 ? left : itemsOf(this.#tables, tile)
      state.steps = [
        { name: 'startTiles', waiting: [] },
        { name: 'items', left: items.slice() },
      ]
      state.actor = seatOf(colour)
      state.players[state.actor]!.startTile = tile
    })
  }

  /**
   * The position as a state of its own. It throws if the box does not hold what was said; workers and cards that were
   * left without a place (by saying both supply and canteen, both deck and discard pile) are simply elsewhere.
   */
  state(): State {
    const { components, prices } = this.#tables
    const board = boardFor(this.#tables, this.seats)
    const chain = this.#layChain()
    const market = this.#layMarket(prices[this.givenRound])
    const owned = this.givenSeats.flatMap((text) => [...text.developments, ...text.inactive, ...text.engineers])
    const display = this.#display?.slice() ?? this.#plainDisplay(owned)
    const rest = remove(this.#tables.deck, [...owned, ...display, ...(this.#deck ?? []), ...(this.#discard ?? [])])
    const state: State = {
      options: this.#options,
      round: this.givenRound,
      phase: 'action',
      steps: [{ name: 'takeTile' }],
      actor: chain[0] as Seat,
      turn: { tile: null, carPlaced: false, markerUsed: false, carMarkerUsed: false },
      chain,
      startTiles: [],
      players: this.givenSeats.map((text, seat) => this.#seat(text, seat as Seat, market)),
      deck: pileOf(this.#deck ?? rest),
      display,
      discard: this.#discard?.slice() ?? (this.#deck ? rest : []),
      stacks: { ...components.buyers.rows },
      stackMoney: { body: 0, engine: 0, prestige: 0, price: 0 },
      activeBuyers: [],
      marker: this.#marker ?? board.markerStart,
      availablePrices: this.pricesLeft(prices[this.givenRound], market),
      market,
      dummies: board.dummies.slice(),
      awards: [],
      specialty: this.#options.specialtyTiles ? this.#laySpecialty(chain) : null,
    }
    this.layBuyers(state.stacks, state.stackMoney, components.stackMoney.rows, (preference, plus) =>
      state.activeBuyers.push({ preference, daimler: plus ? (`daimler${plus}` as EngineerMarker) : null }),
    )
    Object.assign(state.stackMoney, this.#stackMoney)
    this.#handOutMarkers(state)
    this.moment(state)
    this.#layAwards(state)
    return state
  }

  #inSetUp(moment: (state: State) => void): this {
    return this.at((state) => {
      state.phase = 'setup' satisfies Phase
      state.availablePrices = []
      state.stackMoney = { body: 0, engine: 0, prestige: 0, price: 0 }
      moment(state)
    })
  }

  #layChain(): (Seat | string)[] {
    const tiles = this.#tables.components.actionTiles.rows.map(({ id }) => id)
    const chain = this.layChain(tiles)
    const special = chain.some((element) => typeof element === 'string' && !tiles.includes(element))
    return this.#options.specialtyTiles && !special
      ? [...chain, this.#tables.specialtyTiles[setOfRound(this.givenRound)][0]!]
      : chain
  }

  #laySpecialty(chain: readonly (Seat | string)[]): State['specialty'] {
    const stack = (set: SpecialtySet) =>
      this.#tables.specialtyTiles[set].filter((tile) => !chain.includes(tile) && !this.#used[set]?.includes(tile))
    const used = (set: SpecialtySet) => this.#used[set]?.slice() ?? []
    return {
      stacks: { A: stack('A'), B: stack('B'), C: stack('C') },
      used: { A: used('A'), B: used('B'), C: used('C') },
      box: [],
    }
  }

  #layMarket(prices: readonly number[]): Car[] {
    return this.pricedCars(prices).map(({ owner, text, price }) => ({
      owner,
      body: text.body ?? 1,
      engine: text.engine ?? 1,
      workers: text.workers ?? 1,
      price,
      engineerMarker: text.marker ?? null,
    }))
  }

  /** Two cards that set nothing off. */
  #plainDisplay(owned: readonly CardId[]): CardId[] {
    const taken = [...owned, ...(this.#deck ?? []), ...(this.#discard ?? [])]
    const free = remove(this.#tables.deck, taken)
    return [free.find((card) => card === 'D1') ?? free[0]!, free.find((card) => card === 'D2') ?? free[1]!]
  }

  #seat(text: Given, seat: Seat, market: readonly Car[]): Player {
    const own = market.filter(({ owner }) => owner === seat)
    const { perColour } = this.#tables.components.workers
    const free = perColour - 2 - text.developments.length - own.reduce((sum, { workers }) => sum + workers, 0)
    // Where a development waits for a worker, no worker is in the canteen.
    const canteen = text.canteen ?? (text.inactive.length > 0 ? 0 : undefined)
    const workers = this.layWorkers({ ...text, ...(canteen === undefined ? {} : { canteen }) }, seat, free)
    return {
      ...workers,
      ...this.layCommon(text),
      gpEngine: text.gpEngine,
      startTile: this.#tables.components.startTiles.rows[seat]!.id,
      developments: text.developments.slice(),
      inactive: text.inactive.slice(),
      engineers: text.engineers.slice(),
      engineerMarkers: text.markers?.slice() ?? [],
      carsPlaced: text.carsPlaced ?? own.length,
      money: hideTotal(text.money, seat, this.#options),
      awards: hideTotal(text.awards.slice(), seat, this.#options),
    }
  }

  #handOutMarkers(state: State): void {
    const out = [...state.market.map((car) => car.engineerMarker), ...state.activeBuyers.map(({ daimler }) => daimler)]
    const { rows } = this.#tables.components.engineerMarkers
    state.players.forEach((player, seat) => {
      if (this.givenSeats[seat]!.markers) return
      player.engineerMarkers = engineerMarkers.filter(
        (marker) => player.engineers.includes(rows[marker].engineer) && !out.includes(marker),
      )
    })
  }

  /** An award that the position has met already is gone, as is one that a player has. */
  #layAwards(state: State): void {
    const owned = this.givenSeats.flatMap(({ awards }) => awards)
    const met = invariants.filter(({ id }) => ['KW-INV-24', 'KW-INV-25', 'KW-INV-26', 'KW-INV-27'].includes(id))
    const gone = allAwards.filter((award) => {
      if (owned.includes(award)) return false
      const alone: State = { ...state, awards: [award] }
      return this.#gone.includes(award) || met.some((invariant) => invariant.broken(alone) !== undefined)
    })
    const last = (this.seats - 1) as Seat
    state.awards = allAwards.filter((award) => !owned.includes(award) && !gone.includes(award))
    state.players[last]!.awards = hideTotal([...this.givenSeats[last]!.awards, ...gone], last, this.#options)
  }
}

function remove(from: readonly CardId[], cards: readonly CardId[]): CardId[] {
  const rest = from.slice()
  for (const card of cards) {
    const place = rest.indexOf(card)
    if (place < 0) throw new RangeError(`The box holds fewer cards ${card}.`)
    rest.splice(place, 1)
  }
  return rest
}
