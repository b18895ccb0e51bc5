import { type Seat, seatsOf, secret } from '@carriage/kernel'
import {
  type Axis,
  colours as allColours,
  type Colour,
  type CommonTile,
  commonTiles,
  type DealershipSize,
  type Dimension,
  dimensions,
  type Quadrant,
  type VehicleType,
  type WindowSize,
} from '../components/index.ts'
import { expandFactory, expansionsLaid } from '../factories.ts'
import { commonTilesOf, type Factory, freshFactory, placesForExpansion } from '../factory/index.ts'
import { freeze } from '../freeze.ts'
import { emptyMarket, nicheAt, setPrices } from '../market/niches.ts'
import { standardOptions } from '../options.ts'
import { type Options, optionsSchema } from '../options-schema.ts'
import { beginBuilding, beginDemand, beginFocus, beginResearch, beginSales } from '../phases/begin.ts'
import { offerInYear } from '../phases/brochures.ts'
import type { CardId, MarketWindow, PerDimension, PerType, SalesOffer, State } from '../state.ts'
import { deckOf, neutralDeckOf, playerNumberOf, startSupply, tablesOf } from '../tables.ts'
import { factoryFrom, type Legend } from './drawing.ts'
import { department } from './pieces.ts'
import { specs } from './saved-factories.ts'

/** How many players, or their colours from seat 0 on. */
export interface TableText {
  readonly seats?: 3 | 4 | 5
  readonly colours?: readonly Colour[]
  readonly options?: Partial<Options>
}

/**
 * A position, said in the words of the rules. Whatever is not said is as plain as it can be: year 1, research about to
 * begin, the order that of the seats, no buyers, nothing built but the starting departments, and floor for the year.
 *
 *     table({ colours: ['red', 'green', 'blue'] }).year(3).factory('red', G1).capacity('red', 2).buyers('car', 0, 0, 3).selling()
 */
export function table(given: TableText = {}): Position {
  const { colours } = given
  const seats = colours?.length ?? given.seats ?? 3
  const options = optionsSchema.parse({ ...standardOptions, ...given.options, ...(colours && { colours }) })
  const named = [...(options.colours ?? []), ...allColours.filter((colour) => !options.colours?.includes(colour))]
  return new Position(named.slice(0, seats), options)
}

/** What is said about a dealership that stands in no factory. */
export interface DealershipText {
  readonly specs?: Partial<PerDimension<number>>
  readonly window?: WindowSize
  /** The mainlines beside it, by their places in the offer; else all of them. */
  readonly mainlines?: readonly number[]
  readonly open?: boolean
  readonly placed?: MarketWindow
}

interface GivenPlayer {
  wealth: number
  gantt: number
  capacity: number
  factory: Factory | undefined
  hand: readonly CardId[] | undefined
  revealed: readonly CardId[]
  /** Lies face down in phase 8. */
  down: CardId | undefined
  offer: SalesOffer | undefined
  readonly windows: Partial<Record<DealershipSize, MarketWindow>>
}

export class Position {
  readonly colours: readonly Colour[]
  readonly #options: Options
  readonly #players: readonly GivenPlayer[]
  #year = 1
  #order: readonly Seat[]
  #tracks: readonly Dimension[] = dimensions
  #obsolescence: Axis | undefined
  #minimums: Partial<PerDimension<number>> = {}
  readonly #markers: Partial<PerDimension<readonly number[]>> = {}
  readonly #supply: Partial<Record<CommonTile, number>> = {}
  readonly #buyers: PerType<number[]> = emptyMarket()
  readonly #sparks: PerType<number[]> = emptyMarket()
  #prices: readonly (number | null)[] | undefined
  #timecard: number | undefined
  #flipped = false
  #built = false
  #builder: Seat | undefined
  #moment: (state: State) => void = (state) => {
    state.stage = beginResearch(state)
  }

  constructor(colours: readonly Colour[], options: Options) {
    this.colours = colours
    this.#options = options
    this.#order = seatsOf(colours.length)
    this.#players = colours.map(() => ({
      wealth: 0,
      gantt: 1,
      capacity: 1,
      factory: undefined,
      hand: undefined,
      revealed: [],
      down: undefined,
      offer: undefined,
      windows: {},
    }))
  }

  year(year: number): this {
    this.#year = year
    return this
  }

  /** The engineering order in force, slot 1 first. */
  order(...colours: readonly Colour[]): this {
    this.#order = colours.map((colour) => this.seatOf(colour))
    return this
  }

  /** The sales order: the engineering order backward. */
  salesOrder(...colours: readonly Colour[]): this {
    return this.order(...colours.toReversed())
  }

  wealth(colour: Colour, wealth: number): this {
    this.#of(colour).wealth = wealth
    return this
  }

  gantt(colour: Colour, charts: number): this {
    this.#of(colour).gantt = charts
    return this
  }

  capacity(colour: Colour, capacity: number): this {
    this.#of(colour).capacity = capacity
    return this
  }

  /** A factory, or a drawing of one. It gets as many expansions as the year asks for, if it has fewer. */
  factory(colour: Colour, factory: Factory | { readonly factory: Factory } | string, legend?: Legend): this {
    this.#of(colour).factory =
      typeof factory === 'string' ? factoryFrom(factory, legend) : 'factory' in factory ? factory.factory : factory
    return this
  }

  /** The dimensions at the bottom and the left axis, then the off-board column from the top. */
  tracks(bottom: Dimension, left: Dimension, ...offBoard: readonly Dimension[]): this {
    const others = dimensions.filter((track) => ![bottom, left, ...offBoard].includes(track))
    this.#tracks = [bottom, left, ...offBoard, ...others]
    return this
  }

  obsolescence(axis: Axis): this {
    this.#obsolescence = axis
    return this
  }

  minimums(minimums: Partial<PerDimension<number>>): this {
    this.#minimums = minimums
    return this
  }

  /** The markers of all players on a track, from seat 0 on. */
  markers(track: Dimension, ...positions: readonly number[]): this {
    this.#markers[track] = positions
    return this
  }

  /** Tiles left in the common supply, if not all that no factory holds. */
  supply(left: Partial<Record<CommonTile, number>>): this {
    Object.assign(this.#supply, left)
    return this
  }

  buyers(type: VehicleType, x: number, y: number, count = 1): this {
    this.#buyers[type][nicheAt(x, y)] = count
    return this
  }

  sparks(type: VehicleType, x: number, y: number, count = 1): this {
    this.#sparks[type][nicheAt(x, y)] = count
    return this
  }

  /** The prices of segments 0 to 3, if not those that the buyers would bring about. */
  prices(...prices: readonly (number | null)[]): this {
    this.#prices = prices
    return this
  }

  timecard(value: number): this {
    this.#timecard = value
    return this
  }

  flipped(): this {
    this.#flipped = true
    return this
  }

  /** Exactly these cards, if not all that are not revealed. */
  hand(colour: Colour, ...cards: readonly CardId[]): this {
    this.#of(colour).hand = cards
    return this
  }

  revealed(colour: Colour, ...cards: readonly CardId[]): this {
    this.#of(colour).revealed = cards
    return this
  }

  /** What a player sells, if it is not to come out of the factory: mainlines with their stock, dealerships beside them. */
  offer(
    colour: Colour,
    mainlines: readonly (readonly [type: VehicleType, stock: number])[],
    dealerships: Partial<Record<DealershipSize, DealershipText>>,
  ): this {
    const entries = Object.entries(dealerships) as [DealershipSize, DealershipText][]
    this.#of(colour).offer = {
      mainlines: mainlines.map(([type, stock], piece) => ({ piece, type, stock })),
      dealerships: entries.map(([size, text]) => {
        const beside = text.mainlines ?? [...mainlines.keys()]
        return {
          size,
          specs: specs(text.specs ?? {}),
          types: [...new Set(beside.map((place) => mainlines[place]![0]))],
          mainlines: beside,
          window: text.window ?? 'S',
          open: text.open ?? true,
          placed: text.placed ?? null,
        }
      }),
    }
    return this
  }

  /** Lies on the market since an earlier turn of this year. */
  window(colour: Colour, size: DealershipSize, window: MarketWindow): this {
    this.#of(colour).windows[size] = window
    return this
  }

  /** Set-up: no player has placed the starting departments yet. */
  settingUp(): this {
    for (const given of this.#players) given.factory = freshFactory()
    return this.#at((state) => {
      state.stage = { name: 'setUp' }
    })
  }

  /** Phase 2 begins. */
  focusing(): this {
    return this.#at((state) => {
      state.stage = beginFocus(state)
    })
  }

  /** Phase 3 begins. */
  building(): this {
    return this.#at((state) => {
      state.stage = beginBuilding(state)
    })
  }

  /** Phase 3 waits for one player; all others have built. */
  lastToBuild(colour: Colour): this {
    this.#builder = this.seatOf(colour)
    return this.#at((state) => {
      state.stage = beginBuilding(state)
      state.stage.plans = state.stage.plans.map((plan, seat) =>
        seat === this.#builder ? plan : { state: 'committed' },
      )
    }, true)
  }

  /** All plans are committed: phase 4 runs automatically. */
  brochures(): this {
    return this.#at((state) => {
      state.stage = { name: 'factory', plans: state.players.map(() => ({ state: 'committed' })) }
    }, true)
  }

  /**
   * Phase 5 begins, or has come to the turn of a player. If no player can sell, it is over at once, and the phases after
   * it follow.
   */
  selling(next?: Colour): this {
    return this.#at((state) => {
      const offers = this.#players.map(({ offer, windows }, seat) =>
        withWindows(offer ?? offerInYear(state, seat as Seat), windows),
      )
      const stage = beginSales(state, offers)
      const place = next ? stage.selling.indexOf(this.seatOf(next)) : 0
      state.stage = { ...stage, selling: [...stage.selling.slice(place), ...stage.selling.slice(0, place)] }
    }, true)
  }

  /** Phase 8 begins. */
  demanding(): this {
    return this.#at((state) => {
      state.stage = beginDemand(state)
    }, true)
  }

  /** Phase 8 waits for one player; the others have laid these cards face down. */
  lastToPlayACard(colour: Colour, ...down: readonly (readonly [Colour, CardId, Quadrant])[]): this {
    for (const [owner, card] of down) this.#of(owner).down = card
    const faceDown = down.map(([colour, card, quadrant]) => {
      const owner = this.seatOf(colour)
      return { owner, quadrant, card: secret(card, [owner]) }
    })
    return this.#at((state) => {
      state.stage = { name: 'demand', waiting: [this.seatOf(colour)], faceDown }
    }, true)
  }

  /** The position as a state of its own. */
  state(): State {
    const { components } = tablesOf({ options: this.#options })
    const number = playerNumberOf(this.colours.length)
    const [bottom, left, ...offBoard] = this.#tracks
    const state: State = {
      options: this.#options,
      year: this.#year,
      stage: { name: 'setUp' },
      order: this.#order.slice(),
      players: this.#players.map((given, seat) => this.#seat(given, seat as Seat)),
      bottom: bottom!,
      left: left!,
      offBoard,
      obsolescence: this.#obsolescence ?? (this.#year % 2 === 1 ? 'bottom' : 'left'),
      minimums: { ...specs(this.#minimums) },
      markers: each(
        (track) =>
          this.#markers[track]?.slice() ?? this.colours.map(() => (track === bottom || track === left ? 1 : 0)),
      ),
      supply: startSupply(this.#options, this.colours.length),
      buyers: copied(this.#buyers),
      sparks: copied(this.#sparks),
      prices: [null, null, null, null],
      timecard: { value: this.#timecard ?? components.punchClock.start[number], flipped: this.#flipped },
      neutralDeck: neutralDeckOf(this.#options),
    }
    const built = commonTilesOf(state.players.flatMap(({ factory }) => factory.pieces))
    for (const tile of commonTiles) state.supply[tile] = this.#supply[tile] ?? state.supply[tile] - (built[tile] ?? 0)
    setPrices(state)
    if (this.#prices) state.prices = this.#prices.slice()
    this.#moment(state)
    return state
  }

  seatOf(colour: Colour): Seat {
    const seat = this.colours.indexOf(colour)
    if (seat < 0) throw new RangeError(`Nobody plays ${colour} at this table.`)
    return seat as Seat
  }

  #seat(given: GivenPlayer, seat: Seat): State['players'][number] {
    const colour = this.colours[seat]!
    const rest = deckOf(this.#options, colour)
      .map(({ id }) => id)
      .filter((card) => card !== given.down && !given.revealed.includes(card))
    return {
      colour,
      wealth: given.wealth,
      gantt: given.gantt,
      capacity: given.capacity,
      factory: this.#lay(given.factory ?? startingFactory, this.#built && seat !== this.#builder),
      hand: secret(given.hand?.slice() ?? rest, [seat]),
      revealed: given.revealed.slice(),
    }
  }

  /** A factory with the expansions that it must have by now. */
  #lay(given: Factory, built: boolean): Factory {
    const due = given.pieces.length === 0 ? 0 : Math.min(6, built ? this.#year : this.#year - 1)
    let factory = freeze({ floor: given.floor.slice(), pieces: given.pieces.slice() })
    while (expansionsLaid(factory) < due) {
      const [place] = placesForExpansion(factory, this.#options)
      factory = expandFactory(factory, { pieces: [], expansion: place! })
    }
    return factory
  }

  #of(colour: Colour): GivenPlayer {
    return this.#players[this.seatOf(colour)]!
  }

  #at(moment: (state: State) => void, built = false): this {
    this.#moment = moment
    this.#built = built
    return this
  }
}

/** The starting departments where they disturb least. */
const startingFactory: Factory = {
  ...freshFactory(),
  pieces: [department('research', 0, 8), department('planning', 0, 5)],
}

function withWindows(offer: SalesOffer, windows: GivenPlayer['windows']): SalesOffer {
  const dealerships = offer.dealerships.map((each) => ({ ...each, placed: windows[each.size] ?? each.placed }))
  return { ...offer, dealerships }
}

function each<T>(entry: (dimension: Dimension) => T): PerDimension<T> {
  return {
    speed: entry('speed'),
    range: entry('range'),
    design: entry('design'),
    reliability: entry('reliability'),
    safety: entry('safety'),
  }
}

function copied(of: PerType<number[]>): PerType<number[]> {
  return { car: of.car.slice(), sports: of.sports.slice(), truck: of.truck.slice() }
}
