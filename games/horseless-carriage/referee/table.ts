import type { OpenSeats, Question, Refereeing } from '@carriage/kernel/referee'
import type { FirstLuck, LaterLuck, RefereedBox, RefereedCard, RefereedOptions } from './box.ts'
import {
  countTiles,
  type DimensionName,
  dimensionNames,
  given,
  type PerDimension,
  perDimension,
  type RefereedFactory,
  type RefereedPiece,
  type VehicleName,
  vehicleNames,
} from './pieces.ts'
import type { SectionName } from './sections.ts'

export interface RefereedPlayer {
  readonly colour: string
  wealth: number
  gantt: number
  capacity: number
  hand: string[]
  revealed: string[]
  factory: RefereedFactory
}

/** The fields compared after every move. */
export interface RefereedPosition {
  readonly year: number
  readonly stage: object
  readonly order: readonly number[]
  readonly bottom: string
  readonly left: string
  readonly offBoard: readonly string[]
  readonly obsolescence: string
  readonly minimums: PerDimension<number>
  readonly markers: PerDimension<readonly number[]>
  readonly supply: Readonly<Record<string, number>>
  readonly buyers: Record<VehicleName, readonly number[]>
  readonly sparks: Record<VehicleName, readonly number[]>
  readonly prices: readonly (number | null)[]
  readonly timecard: { readonly value: number; readonly flipped: boolean }
  readonly neutralDeck: readonly string[]
  readonly players: readonly RefereedPlayer[]
}

/** A part of a game of Horseless Carriage. */
export type Part<Answer = void> = Refereeing<RefereedPosition, Answer>

export class RefereedTable {
  year = 1
  stage: object = { name: 'setUp' }
  order: number[]
  bottom: DimensionName
  left: DimensionName
  offBoard: DimensionName[]
  obsolescence: 'bottom' | 'left' = 'bottom'
  readonly minimums = perDimension(() => 0)
  readonly markers: PerDimension<number[]>
  readonly supply: Record<string, number> = {}
  readonly buyers = { car: emptyNiches(), sports: emptyNiches(), truck: emptyNiches() }
  readonly sparks = { car: emptyNiches(), sports: emptyNiches(), truck: emptyNiches() }
  prices: (number | null)[] = [null, null, null, null]
  readonly timecard: { value: number; flipped: boolean }
  readonly players: RefereedPlayer[]
  readonly seats: number
  readonly box: RefereedBox
  readonly options: RefereedOptions
  readonly luck: LaterLuck
  /** By luck: what plans of the referee's own have much of. */
  readonly likes: number
  readonly #wholeSupply: Readonly<Record<string, number>>
  #sections: SectionName[] = []

  constructor(seats: number, box: RefereedBox, options: RefereedOptions, first: FirstLuck, luck: LaterLuck) {
    this.seats = seats
    this.box = box
    this.options = options
    this.luck = luck
    const { bottom, left, offBoard, order, colours } = first
    this.bottom = bottom as DimensionName
    this.likes = dimensionNames.indexOf(this.bottom)
    this.left = left as DimensionName
    this.offBoard = [...offBoard] as DimensionName[]
    this.order = [...order]
    this.markers = perDimension((track) => colours.map(() => (track === bottom || track === left ? 1 : 0)))
    this.timecard = { value: given(box.punchClock.start[seats], 'the punch clock'), flipped: false }
    const { gantt } = this.numbers
    this.players = colours.map((colour, seat) => ({
      colour,
      wealth: 0,
      gantt: given(gantt[order.indexOf(seat)], 'Gantt charts'),
      capacity: box.assemblyTrack.capacities[0] ?? 1,
      hand: this.deckOf(colour).map(({ id }) => id),
      revealed: [],
      factory: { floor: [{ tile: 'main', x: 0, y: 0, rot: 0, mirror: false }], pieces: [] },
    }))
    this.#fillSupply()
    this.#wholeSupply = { ...this.supply }
  }

  get numbers(): RefereedBox['players']['rows'][number] {
    return given(this.box.players.rows[this.seats], 'this number of players')
  }

  /** Setup: of every kind so many tiles go back for each colour that does not play. */
  #fillSupply(): void {
    const { technologyStations, mainlines, departments, playerDecks } = this.box
    const away = Object.keys(playerDecks.rows).length - this.seats
    const { research, planning } = departments.rows
    const rows = { ...mainlines.rows, ...technologyStations.rows, research, planning }
    for (const [tile, { tiles, perColour }] of Object.entries(rows)) this.supply[tile] = tiles - away * perColour
    if (!this.options.introductory) return
    const { car = 0, sports = 0, truck = 0 } = this.supply
    if (this.options.introMainlines === 'merged') this.supply.car = car + sports + truck
    this.supply.sports = 0
    this.supply.truck = 0
  }

  /** Introductory game: without sports cars and trucks. */
  get types(): readonly VehicleName[] {
    return this.options.introductory ? ['car'] : vehicleNames
  }

  deckOf(colour: string): readonly RefereedCard[] {
    const deck = this.box.playerDecks.rows[colour] ?? []
    const all = !this.options.introductory || this.options.introCards === 'otherSparksIgnored'
    return all ? deck : deck.filter(({ sparks }) => sparks.every(({ type }) => type === 'car'))
  }

  get neutralDeck(): string[] {
    const types: readonly string[] = this.types
    return this.box.neutralDeck.rows.filter(({ type }) => types.includes(type)).map(({ id }) => id)
  }

  apply(section: SectionName): void {
    this.#sections.push(section)
  }

  player(seat: number): RefereedPlayer {
    return given(this.players[seat], `seat ${seat}`)
  }

  /** From the highest engineering focus down, and the other way round for the sales. */
  get salesOrder(): number[] {
    return [...this.order].reverse()
  }

  /** Punch clocks: one down; instead of 0 the card is turned over, and stays so. */
  punchClock(): void {
    this.apply('punchClock')
    if (this.timecard.flipped) return
    if (this.timecard.value === 1) this.timecard.flipped = true
    else this.timecard.value -= 1
  }

  takeTiles(pieces: readonly RefereedPiece[]): void {
    for (const [tile, count] of countTiles(pieces)) this.supply[tile] = (this.supply[tile] ?? 0) - count
  }

  position(): RefereedPosition {
    const position: RefereedPosition = {
      year: this.year,
      stage: this.stage,
      order: this.order,
      bottom: this.bottom,
      left: this.left,
      offBoard: this.offBoard,
      obsolescence: this.obsolescence,
      minimums: this.minimums,
      markers: this.markers,
      supply: this.supply,
      buyers: this.buyers,
      sparks: this.sparks,
      prices: this.prices,
      timecard: this.timecard,
      neutralDeck: this.neutralDeck.sort(),
      players: this.players.map((player) => ({ ...player, hand: [...player.hand].sort() })),
    }
    // What is asked now must not change with what is played next.
    return JSON.parse(JSON.stringify(position)) as RefereedPosition
  }

  question(seat: number, moves: readonly object[], stage: object, open?: OpenSeats): Question<RefereedPosition> {
    this.stage = stage
    const position = this.position()
    return {
      over: false,
      seat,
      moves,
      ...(open ? { open } : {}),
      sections: this.applied(),
      lost: this.#lostPieces(),
      position,
    }
  }

  /** The sections applied since the last call. */
  applied(): SectionName[] {
    return this.#sections.splice(0)
  }

  /** No tile and no card is made, and none is lost. */
  #lostPieces(): string | undefined {
    const built = countTiles(this.players.flatMap(({ factory }) => factory.pieces))
    for (const [tile, left] of Object.entries(this.supply))
      if (left < 0 || left + (built.get(tile) ?? 0) !== this.#wholeSupply[tile]) return `tiles ${tile}: ${left} left`
    const tracks = [this.bottom, this.left, ...this.offBoard]
    return new Set(tracks).size === tracks.length ? undefined : `tracks ${tracks.join()}`
  }
}

function emptyNiches(): number[] {
  return Array.from({ length: 64 }, () => 0)
}

/** Asks a seat for one of these moves. */
export function* ask<Asked extends object>(
  table: RefereedTable,
  seat: number,
  moves: readonly Asked[],
  stage: object,
): Part<Asked> {
  return (yield table.question(seat, moves, stage)) as Asked
}

/** A move of one of several seats that may act at the same time. */
export interface OpenAnswer {
  readonly seat: number
  readonly move: { readonly kind: string }
}

/** Asks several seats at once, in a place where their moves are too many to list. */
export function* askOpenly(table: RefereedTable, stage: object, open: OpenSeats): Part<OpenAnswer> {
  return (yield table.question(open.seats[0] ?? 0, [], stage, open)) as OpenAnswer
}
