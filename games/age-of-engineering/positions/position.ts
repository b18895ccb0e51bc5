import { pileOf, type Seat, seatsOf } from '@carriage/kernel'
import { pitLane, takeTileFromChain as takeOutOfChain } from '@carriage/kraftwagen-family'
import { type GivenSeat, PositionBuilder, type PositionWords } from '@carriage/kraftwagen-family/positions'
import {
  type Achievement,
  type Action,
  achievements as allAchievements,
  type Engineer,
  type EngineeringMarker,
  type Investor,
  type Preference,
  type Recruit,
  type RecruitKind,
  type StartingBonus,
  standard,
  startingBonuses,
} from '../components/index.ts'
import { isMet } from '../invariants/whole.ts'
import { standardOptions } from '../options.ts'
import { type Options, optionsSchema } from '../options-schema.ts'
import { hideTotal } from '../points.ts'
import { type Car, type Company, newTurn, type Round, type SalespersonAt, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import {
  actionsOf,
  boardFor,
  type ComponentTables,
  componentTablesOf,
  kindOfRecruit,
  markersOf,
  tablesFrom,
} from '../tables.ts'
import { type CarText, readCar } from './car-text.ts'
import { type Colour, colours, readChain, seatOf } from './names.ts'

/**
 * Builds a position in the terms of the rules. Defaults: round 1, the rearmost company is about to take a tile, workers
 * in their canteens, nothing built, no tile face up, all achievements available.
 *
 *     table({ seats: 4 }).round(2).chain('p T5 y T1 o b').workshop('purple', body(3), engine(4)).canteen('purple', 3)
 */
export function table(given: { readonly seats?: 2 | 3 | 4; readonly options?: Partial<Options> } = {}): Position {
  return new Position(given.seats ?? 4, optionsSchema.parse({ ...standardOptions, ...given.options }))
}

interface Given extends GivenSeat<Engineer, EngineeringMarker> {
  team: number
  salesperson?: SalespersonAt
  raceEngine: number
  levels: { body: number; engine: number }
  tokens?: number
  loose: number
  investors: Investor[]
  points: number
  achievements: Achievement[]
}

interface Words extends PositionWords {
  readonly Colour: Colour
  readonly Engineer: Engineer
  readonly Marker: EngineeringMarker
  readonly Preference: Preference
  readonly Round: Round
  readonly Step: Step
  readonly Given: Given
  readonly State: State
  readonly Car: CarText
}

export class Position extends PositionBuilder<Words> {
  readonly #options: Options
  readonly #tables: ComponentTables
  #display: Recruit[] = []
  #gone: Recruit[] = []
  #stacks: Partial<Record<RecruitKind, number>> = {}
  #whiteMarkers: Partial<Record<Preference, number>> = {}
  #marketMarker: number | undefined
  #track: { investor: Investor; by: Seat }[] = []
  #achievementsGone: readonly Achievement[] = []

  constructor(seats: number, options: Options) {
    super(
      { colours, seatOf, readChain },
      1,
      seatsOf(seats).map(() => ({
        team: 0,
        workshops: [],
        raceEngine: 1,
        levels: { body: 1, engine: 1 },
        engineers: [],
        loose: 0,
        investors: [],
        space: pitLane,
        laps: 0,
        points: 0,
        achievements: [],
      })),
    )
    this.#options = options
    this.#tables = tablesFrom(options.components ?? standard)
  }

  team(colour: Colour, workers: number): this {
    this.of(colour).team = workers
    return this
  }

  /** The salesperson of Riker's owner, if not in the canteen or on a car. */
  salesperson(colour: Colour, at: SalespersonAt): this {
    this.of(colour).salesperson = at
    return this
  }

  raceEngine(colour: Colour, value: number): this {
    this.of(colour).raceEngine = value
    return this
  }

  levels(colour: Colour, bodyLevel: number, engineLevel: number): this {
    this.of(colour).levels = { body: bodyLevel, engine: engineLevel }
    return this
  }

  /** Unspent engineer tokens on engineer tiles, by default one each, and loose ones. */
  tokens(colour: Colour, onTiles: number, loose = 0): this {
    Object.assign(this.of(colour), { tokens: onTiles, loose })
    return this
  }

  /** Investors in front of a company, a production token on each. */
  investors(colour: Colour, ...investors: readonly Investor[]): this {
    this.of(colour).investors.push(...investors)
    return this
  }

  points(colour: Colour, points: number): this {
    this.of(colour).points = points
    return this
  }

  /** Achievements that a company has. */
  achievements(colour: Colour, ...achievements: readonly Achievement[]): this {
    this.of(colour).achievements.push(...achievements)
    return this
  }

  /** Achievements of the last company; without names all of them. */
  achievementsGone(...achievements: readonly Achievement[]): this {
    this.#achievementsGone = achievements.length === 0 ? allAchievements : achievements
    return this
  }

  /** Face-up recruitment tiles. */
  display(...tiles: readonly Recruit[]): this {
    this.#display.push(...tiles)
    return this
  }

  /** Recruitment tiles that are out of the game. */
  gone(...tiles: readonly Recruit[]): this {
    this.#gone.push(...tiles)
    return this
  }

  /** The tiles left in a stack; by default all of six. */
  stack(kind: RecruitKind, tiles: number): this {
    this.#stacks[kind] = tiles
    return this
  }

  whiteMarkers(points: Partial<Record<Preference, number>>): this {
    Object.assign(this.#whiteMarkers, points)
    return this
  }

  marketMarker(space: number): this {
    this.#marketMarker = space
    return this
  }

  /** A car as the examples write it: `b4 e4 w1+S $8 T1 E+1`. */
  car(colour: Colour, text = ''): this {
    this.givenCars.push({ owner: seatOf(colour), text: readCar(text) })
    return this
  }

  protected override plainCar(colour: Colour): void {
    this.car(colour)
  }

  /** Investors on the track, engaged by this colour. */
  track(colour: Colour, ...investors: readonly Investor[]): this {
    this.#track.push(...investors.map((investor) => ({ investor, by: seatOf(colour) })))
    return this
  }

  /** The rearmost company has taken this tile and still has these actions to do, by default all. */
  holding(tile: string, ...left: readonly Action[]): this {
    return this.at((state) => {
      takeOutOfChain(state.chain, tile)
      state.turn.tile = tile
      const actions = left.length > 0 ? left.slice() : actionsOf(componentTablesOf(state), tile).slice()
      state.steps = [{ name: 'actions', left: actions }]
    })
  }

  /** The rearmost company carries out one action, from any tile. */
  doing(action: Action): this {
    const tile = this.#tables.components.actionTiles.rows.find(({ actions }) => actions.includes(action))!
    return this.holding(tile.id, action)
  }

  /** The rearmost company has done its actions and may place a car. The chain is unchanged. */
  placing(): this {
    return this.at((state) => {
      state.steps = [{ name: 'placing' }]
    })
  }

  /** The action phase has just ended. */
  scoring(): this {
    return this.at((state) => {
      state.phase = 'scoring'
      state.steps = [{ name: 'buick' }]
    })
  }

  /** The next preparation is due. */
  preparing(): this {
    return this.at((state) => {
      state.steps = [{ name: 'preparation' }]
      state.priceChart = []
    })
  }

  /** The game has just ended. */
  over(): this {
    return this.at((state) => {
      state.phase = 'scoring'
      state.steps = [{ name: 'over' }]
    })
  }

  /** Set-up: these colours have yet to choose one of these bonuses, in this order. */
  choosingBonuses(order: readonly Colour[], ...onOffer: readonly StartingBonus[]): this {
    return this.at((state) => {
      state.phase = 'setup'
      state.priceChart = []
      state.whiteMarkers = { body: 0, engine: 0, luxury: 0, price: 0 }
      state.steps = [{ name: 'bonuses', waiting: order.map(seatOf) }]
      state.actor = seatOf(order[0]!)
      state.startingBonuses = onOffer.slice()
      for (const colour of order) state.companies[seatOf(colour)]!.startingBonus = null
    })
  }

  /** Builds the state. Throws if the box does not contain the given parts. */
  state(): State {
    const { components, prices } = this.#tables
    const board = boardFor(this.#tables, this.seats)
    const chain = this.layChain(components.actionTiles.rows.map(({ id }) => id))
    const market = this.pricedCars(prices[this.givenRound]).map(
      ({ owner, text, price }): Car => ({ owner, ...text, price }),
    )
    const state: State = {
      options: this.#options,
      round: this.givenRound,
      phase: 'action',
      steps: [{ name: 'takeTile' }],
      actor: chain[0] as Seat,
      turn: newTurn(),
      chain,
      startingBonuses: [],
      companies: this.givenSeats.map((text, seat) => this.#seat(text, seat as Seat, market)),
      recruitment: {
        engineer: this.#recruits('engineer'),
        investor: this.#recruits('investor'),
        instant: this.#recruits('instant'),
      },
      stacks: { ...components.buyers.rows },
      whiteMarkers: { body: 0, engine: 0, luxury: 0, price: 0 },
      activeBuyers: [],
      marketMarker: this.#marketMarker ?? board.marketMarkerStart,
      priceChart: this.pricesLeft(prices[this.givenRound], market),
      market,
      investorTrack: this.#track.map((engaged) => ({ ...engaged })),
      neutralCars: board.neutralCars.slice(),
      achievements: [],
    }
    this.layBuyers(state.stacks, state.whiteMarkers, components.whiteMarkers.rows, (preference, plus) =>
      state.activeBuyers.push({ preference, packard: plus ? (`packard${plus}` as EngineeringMarker) : null }),
    )
    Object.assign(state.whiteMarkers, this.#whiteMarkers)
    this.#handOutMarkers(state)
    this.moment(state)
    this.#layAchievements(state)
    return state
  }

  /** Tiles of one kind: unseen ones are in the stack and the box. */
  #recruits<Kind extends RecruitKind>(kind: Kind): State['recruitment'][Kind] {
    const own = (tile: Recruit) => kindOfRecruit(tile) === kind
    const display = this.#display.filter(own)
    const gone = this.#gone.filter(own)
    const taken: Recruit[] = this.givenSeats.flatMap(({ engineers, investors }) => [...engineers, ...investors])
    const seen = [...display, ...gone, ...taken.filter(own), ...this.#track.map(({ investor }) => investor).filter(own)]
    const unseen: Recruit[] = this.#tables.recruits[kind].slice()
    for (const tile of seen) {
      const place = unseen.indexOf(tile)
      if (place < 0) throw new RangeError(`The box has no more tiles ${tile}.`)
      unseen.splice(place, 1)
    }
    const stack = this.#stacks[kind] ?? Math.max(0, 6 - seen.length)
    return { unseen: pileOf(unseen), stack, display, gone } as State['recruitment'][Kind]
  }

  #seat(text: Given, seat: Seat, market: readonly Car[]): Company {
    const own = market.filter(({ owner }) => owner === seat)
    const { perColour } = this.#tables.components.workers
    const free = perColour - text.team - own.reduce((sum, { workers }) => sum + workers, 0)
    return {
      ...this.layWorkers(text, seat, free),
      ...this.layCommon(text),
      team: text.team,
      salesperson: this.#salesperson(text, own),
      raceEngine: text.raceEngine,
      levels: { ...text.levels },
      startingBonus: text.loose > 0 ? 'engineAndToken' : startingBonuses.at(seat)!,
      engineers: text.engineers.slice(),
      engineerTokens: text.tokens ?? text.engineers.length,
      looseTokens: text.loose,
      engineeringMarkers: text.markers?.slice() ?? [],
      investors: text.investors.slice(),
      points: hideTotal(text.points, seat, this.#options),
      achievements: text.achievements.slice(),
    }
  }

  #salesperson(text: Given, own: readonly Car[]): SalespersonAt {
    if (own.some((car) => car.salesperson)) return 'car'
    if (text.salesperson) return text.salesperson
    if (text.engineers.includes('riker')) return 'canteen'
    return this.givenSeats.some(({ engineers }) => engineers.includes('riker')) ? 'box' : 'supply'
  }

  #handOutMarkers(state: State): void {
    const out = [...state.market.map(({ marker }) => marker), ...state.activeBuyers.map(({ packard }) => packard)]
    state.companies.forEach((company, seat) => {
      if (this.givenSeats[seat]!.markers) return
      company.engineeringMarkers = company.engineers
        .flatMap((engineer) => markersOf(this.#tables, engineer))
        .filter((marker) => !out.includes(marker))
    })
  }

  /** Claims achievements that the position already meets or that a company owns. */
  #layAchievements(state: State): void {
    const owned = this.givenSeats.flatMap(({ achievements }) => achievements)
    const gone = allAchievements.filter(
      (achievement) =>
        !owned.includes(achievement) && (this.#achievementsGone.includes(achievement) || isMet(state, achievement)),
    )
    state.achievements = allAchievements.filter(
      (achievement) => !owned.includes(achievement) && !gone.includes(achievement),
    )
    state.companies.at(-1)!.achievements.push(...gone)
  }
}
