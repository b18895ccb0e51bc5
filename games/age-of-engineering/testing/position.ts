import { pileOf, type Seat, seatsOf } from '@carriage/kernel'
import { type Part, pitLane, takeTile as takeOutOfChain } from '@carriage/motorworks'
import {
  type Achievement,
  type Action,
  achievements as allAchievements,
  type Engineer,
  type EngineeringMarker,
  type Investor,
  type Preference,
  preferences,
  type Recruit,
  type RecruitKind,
  type StartingBonus,
  standard,
  startingBonuses,
} from '../components/index.ts'
import { isMet } from '../invariants/whole.ts'
import { type Options, optionsSchema } from '../options.ts'
import { keep } from '../points.ts'
import { type Car, type Company, newTurn, type Round, type SalespersonAt, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import { actionsOf, boardFor, kindOfRecruit, markersOf, type Tables, tablesFrom, tablesOf } from '../tables.ts'
import { readCar, type SaidCar } from './car-text.ts'
import { type Colour, colourOf, colours, readChain, seatOf } from './names.ts'

/** A buyer of the row; `price+2` has Packard's marker +2 next to it. */
export type BuyerText = Preference | `${Preference}+${2 | 4}`

/**
 * A position, said in the words of the rules. Whatever is not said is as plain as it can be: round 1, the rearmost
 * company is about to take a tile, workers in their canteens, nothing built, no tile face up, all achievements open.
 *
 *     table({ seats: 4 }).round(2).chain('p T5 y T1 o b').workshop('purple', body(3), engine(4)).canteen('purple', 3)
 */
export function table(terms: { readonly seats?: 2 | 3 | 4; readonly options?: Partial<Options> } = {}): Position {
  return new Position(terms.seats ?? 4, optionsSchema.parse(terms.options ?? {}))
}

interface Said {
  supply?: number
  canteen?: number
  team: number
  salesperson?: SalespersonAt
  workshops: readonly Part[]
  raceEngine: number
  levels: { body: number; engine: number }
  engineers: Engineer[]
  tokens?: number
  loose: number
  markers?: readonly EngineeringMarker[]
  investors: Investor[]
  space: number
  laps: number
  points: number
  achievements: Achievement[]
}

export class Position {
  readonly #seats: number
  readonly #options: Options
  readonly #tables: Tables
  readonly #companies: readonly Said[]
  #round: Round = 1
  #chain: (Seat | string)[] | undefined
  #display: Recruit[] = []
  #gone: Recruit[] = []
  #stacks: Partial<Record<RecruitKind, number>> = {}
  #buyers: readonly BuyerText[] = []
  #whiteMarkers: Partial<Record<Preference, number>> = {}
  #marketMarker: number | undefined
  #prices: readonly number[] | undefined
  #cars: { owner: Seat; said: SaidCar }[] = []
  #track: { investor: Investor; by: Seat }[] = []
  #achievementsGone: readonly Achievement[] = []
  #moment: (state: State) => void = () => {}

  constructor(seats: number, options: Options) {
    this.#seats = seats
    this.#options = options
    this.#tables = tablesFrom(options.components ?? standard)
    this.#companies = seatsOf(seats).map(() => ({
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
    }))
  }

  round(round: Round): this {
    this.#round = round
    return this
  }

  /** The chain from the rear on. Tiles left out lie at its front in the order of their ids. */
  chain(text: string): this {
    this.#chain = readChain(text)
    return this
  }

  supply(colour: Colour, workers: number): this {
    this.#of(colour).supply = workers
    return this
  }

  canteen(colour: Colour, workers: number): this {
    this.#of(colour).canteen = workers
    return this
  }

  team(colour: Colour, workers: number): this {
    this.#of(colour).team = workers
    return this
  }

  /** Where the salesperson of Riker's owner is, if not in the canteen or on a car. */
  salesperson(colour: Colour, at: SalespersonAt): this {
    this.#of(colour).salesperson = at
    return this
  }

  workshop(colour: Colour, ...parts: readonly Part[]): this {
    this.#of(colour).workshops = parts
    return this
  }

  raceEngine(colour: Colour, value: number): this {
    this.#of(colour).raceEngine = value
    return this
  }

  levels(colour: Colour, bodyLevel: number, engineLevel: number): this {
    this.#of(colour).levels = { body: bodyLevel, engine: engineLevel }
    return this
  }

  /** Engineers with their tokens and all their markers that are not on the table already. */
  engineers(colour: Colour, ...engineers: readonly Engineer[]): this {
    this.#of(colour).engineers.push(...engineers)
    return this
  }

  /** The engineering markers a company has left, if not all of its engineers'. */
  markers(colour: Colour, ...markers: readonly EngineeringMarker[]): this {
    this.#of(colour).markers = markers
    return this
  }

  /** Unspent engineer tokens on engineer tiles, if not one on each, and loose ones. */
  tokens(colour: Colour, onTiles: number, loose = 0): this {
    Object.assign(this.#of(colour), { tokens: onTiles, loose })
    return this
  }

  /** Investors in front of a company, a production token on each. */
  investors(colour: Colour, ...investors: readonly Investor[]): this {
    this.#of(colour).investors.push(...investors)
    return this
  }

  /** A race car on a space of the circuit; 0 is START. */
  raceCar(colour: Colour, space: number, laps = 0): this {
    Object.assign(this.#of(colour), { space, laps })
    return this
  }

  points(colour: Colour, points: number): this {
    this.#of(colour).points = points
    return this
  }

  /** Achievements that a company has. */
  achievements(colour: Colour, ...achievements: readonly Achievement[]): this {
    this.#of(colour).achievements.push(...achievements)
    return this
  }

  /** Achievements that the last company has; without names all of them. */
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

  /** How many tiles a stack has, if not all that are left of six. */
  stack(kind: RecruitKind, tiles: number): this {
    this.#stacks[kind] = tiles
    return this
  }

  /** The row of active buyers. Whoever attracted them has taken the white markers. */
  buyers(...buyers: readonly BuyerText[]): this {
    this.#buyers = buyers
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

  /** The price chart, if not all prices that no car carries. */
  prices(...prices: readonly number[]): this {
    this.#prices = prices
    return this
  }

  /** A car as the examples write it: `b4 e4 w1+S $8 T1 E+1`. */
  car(colour: Colour, text = ''): this {
    this.#cars.push({ owner: seatOf(colour), said: readCar(text) })
    return this
  }

  /** Adds plain cars until there are so many; they belong to these colours in turn, or to all but purple. */
  cars(count: number, ...owners: readonly Colour[]): this {
    const from = owners.length > 0 ? owners : colours.slice(1, this.#seats)
    for (let i = 0; this.#cars.length < count; i++) this.car(from[i % from.length]!)
    return this
  }

  /** Investors on the track, engaged by this colour. */
  track(colour: Colour, ...investors: readonly Investor[]): this {
    this.#track.push(...investors.map((investor) => ({ investor, by: seatOf(colour) })))
    return this
  }

  /** The rearmost company has taken this tile and still has these actions to do (else all of them). */
  holding(tile: string, ...left: readonly Action[]): this {
    return this.#at((state) => {
      takeOutOfChain(state.chain, tile)
      state.turn.tile = tile
      const actions = left.length > 0 ? left.slice() : actionsOf(tablesOf(state), tile).slice()
      state.steps = [{ name: 'actions', left: actions }]
    })
  }

  /** The rearmost company carries out one action, whatever tile it is from. */
  doing(action: Action): this {
    const tile = this.#tables.components.actionTiles.rows.find(({ actions }) => actions.includes(action))!
    return this.holding(tile.id, action)
  }

  /** The rearmost company has done its actions and may place a car. The chain is as it stands. */
  placing(): this {
    return this.#at((state) => {
      state.steps = [{ name: 'placing' }]
    })
  }

  /** The action phase has just ended. */
  scoring(): this {
    return this.#at((state) => {
      state.phase = 'scoring'
      state.steps = [{ name: 'buick' }]
    })
  }

  /** The next preparation is due. */
  preparing(): this {
    return this.#at((state) => {
      state.steps = [{ name: 'preparation' }]
      state.priceChart = []
    })
  }

  /** The game has just ended. */
  over(): this {
    return this.#at((state) => {
      state.phase = 'scoring'
      state.steps = [{ name: 'over' }]
    })
  }

  /** Set-up: these colours are still to choose one of these bonuses, the first one now. */
  choosingBonuses(order: readonly Colour[], ...onOffer: readonly StartingBonus[]): this {
    return this.#at((state) => {
      state.phase = 'setup'
      state.priceChart = []
      state.whiteMarkers = { body: 0, engine: 0, luxury: 0, price: 0 }
      state.steps = [{ name: 'bonuses', waiting: order.map(seatOf) }]
      state.actor = seatOf(order[0]!)
      state.startingBonuses = onOffer.slice()
      for (const colour of order) state.companies[seatOf(colour)]!.startingBonus = null
    })
  }

  /** Any other moment, said as the steps that are under way. */
  steps(colour: Colour, ...steps: readonly Step[]): this {
    return this.#at((state) => {
      state.actor = seatOf(colour)
      state.steps = steps.slice()
    })
  }

  /** The position as a state of its own. It throws if the box does not hold what was said. */
  state(): State {
    const { components, prices } = this.#tables
    const board = boardFor(this.#tables, this.#seats)
    const chain = this.#layChain()
    const market = this.#layMarket(prices[this.#round])
    const state: State = {
      options: this.#options,
      round: this.#round,
      phase: 'action',
      steps: [{ name: 'takeTile' }],
      actor: chain[0] as Seat,
      turn: newTurn(),
      chain,
      startingBonuses: [],
      companies: this.#companies.map((said, seat) => this.#seat(said, seat as Seat, market)),
      recruitment: {
        engineer: this.#recruits('engineer'),
        investor: this.#recruits('investor'),
        instant: this.#recruits('instant'),
      },
      stacks: { ...components.buyers.rows },
      whiteMarkers: { body: 0, engine: 0, luxury: 0, price: 0 },
      activeBuyers: [],
      marketMarker: this.#marketMarker ?? board.marketMarkerStart,
      priceChart:
        this.#prices?.slice() ?? prices[this.#round].filter((price) => !market.some((car) => car.price === price)),
      market,
      investorTrack: this.#track.map((engaged) => ({ ...engaged })),
      neutralCars: board.neutralCars.slice(),
      achievements: [],
    }
    for (const preference of preferences) {
      state.whiteMarkers[preference] = components.whiteMarkers.rows[preference] * this.#round
    }
    for (const text of this.#buyers) {
      const [preference, plus] = text.split('+') as [Preference, string | undefined]
      state.activeBuyers.push({ preference, packard: plus ? (`packard${plus}` as EngineeringMarker) : null })
      state.whiteMarkers[preference] = 0
      if (--state.stacks[preference] < 0) throw new RangeError(`There are not so many ${preference} buyers.`)
    }
    Object.assign(state.whiteMarkers, this.#whiteMarkers)
    this.#handOutMarkers(state)
    this.#moment(state)
    this.#layAchievements(state)
    return state
  }

  #of(colour: Colour): Said {
    const said = this.#companies[seatOf(colour)]
    if (!said) throw new RangeError(`Nobody plays ${colour} at this table.`)
    return said
  }

  #at(moment: (state: State) => void): this {
    this.#moment = moment
    return this
  }

  #layChain(): (Seat | string)[] {
    const tiles = this.#tables.components.actionTiles.rows.map(({ id }) => id)
    const said: readonly (Seat | string)[] = this.#chain ?? seatsOf(this.#seats)
    const markers = said.filter((element) => typeof element === 'number')
    if (markers.toSorted((a, b) => a - b).join() !== seatsOf(this.#seats).join())
      throw new RangeError('Each company marker is in the chain once.')
    return [...said, ...tiles.filter((tile) => !said.includes(tile))]
  }

  #layMarket(prices: readonly number[]): Car[] {
    const free = prices.filter((price) => !this.#cars.some(({ said }) => said.price === price))
    return this.#cars.map(({ owner, said }) => {
      const price = said.price ?? free.pop()
      if (price === undefined || !prices.includes(price))
        throw new RangeError(`Round ${this.#round} has no price ${price}.`)
      const { body, engine, workers, salesperson, marker, productionTokens } = said
      return { owner, body, engine, workers, salesperson, price, marker, productionTokens }
    })
  }

  /** Tiles of one kind: what is not seen anywhere lies in stack and box. */
  #recruits<Kind extends RecruitKind>(kind: Kind): State['recruitment'][Kind] {
    const own = (tile: Recruit) => kindOfRecruit(tile) === kind
    const display = this.#display.filter(own)
    const gone = this.#gone.filter(own)
    const taken: Recruit[] = this.#companies.flatMap(({ engineers, investors }) => [...engineers, ...investors])
    const seen = [...display, ...gone, ...taken.filter(own), ...this.#track.map(({ investor }) => investor).filter(own)]
    const unseen: Recruit[] = this.#tables.recruits[kind].slice()
    for (const tile of seen) {
      const place = unseen.indexOf(tile)
      if (place < 0) throw new RangeError(`There are not so many tiles ${tile}.`)
      unseen.splice(place, 1)
    }
    const stack = this.#stacks[kind] ?? Math.max(0, 6 - seen.length)
    return { unseen: pileOf(unseen), stack, display, gone } as State['recruitment'][Kind]
  }

  #seat(said: Said, seat: Seat, market: readonly Car[]): Company {
    const own = market.filter(({ owner }) => owner === seat)
    const { perColour } = this.#tables.components.workers
    const free = perColour - said.team - own.reduce((sum, { workers }) => sum + workers, 0)
    const canteen = said.canteen ?? (said.supply === undefined ? Math.min(4, free) : free - said.supply)
    const supply = said.supply ?? free - canteen
    if (canteen < 0 || supply < 0 || canteen + supply > free) {
      throw new RangeError(`${colourOf(seat)} has only ${free} workers for supply ${supply} and canteen ${canteen}.`)
    }
    return {
      supply,
      canteen,
      team: said.team,
      salesperson: this.#salesperson(said, own),
      workshops: [0, 1, 2].map((i) => (said.workshops[i] ? { ...said.workshops[i] } : null)),
      raceEngine: said.raceEngine,
      levels: { ...said.levels },
      startingBonus: said.loose > 0 ? 'engineAndToken' : startingBonuses.at(seat)!,
      engineers: said.engineers.slice(),
      engineerTokens: said.tokens ?? said.engineers.length,
      looseTokens: said.loose,
      engineeringMarkers: said.markers?.slice() ?? [],
      investors: said.investors.slice(),
      raceCar: { space: said.space, laps: said.laps },
      points: keep(said.points, seat, this.#options),
      achievements: said.achievements.slice(),
    }
  }

  #salesperson(said: Said, own: readonly Car[]): SalespersonAt {
    if (own.some((car) => car.salesperson)) return 'car'
    if (said.salesperson) return said.salesperson
    if (said.engineers.includes('riker')) return 'canteen'
    return this.#companies.some(({ engineers }) => engineers.includes('riker')) ? 'box' : 'supply'
  }

  #handOutMarkers(state: State): void {
    const out = [...state.market.map(({ marker }) => marker), ...state.activeBuyers.map(({ packard }) => packard)]
    state.companies.forEach((company, seat) => {
      if (this.#companies[seat]!.markers) return
      company.engineeringMarkers = company.engineers
        .flatMap((engineer) => markersOf(this.#tables, engineer))
        .filter((marker) => !out.includes(marker))
    })
  }

  /** An achievement that the position has met already is gone, as is one that a company has. */
  #layAchievements(state: State): void {
    const owned = this.#companies.flatMap(({ achievements }) => achievements)
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
