import { type Seat, seatsOf } from '@carriage/kernel'
import type { RaceCar } from '../circuit.ts'
import type { Part, Workshop } from '../workshops.ts'

/** The test position of one seat; omitted parts have defaults. */
export interface GivenSeat<Engineer, Marker> {
  supply?: number
  canteen?: number
  workshops: readonly Part[]
  engineers: Engineer[]
  markers?: readonly Marker[]
  space: number
  laps: number
}

/** The vocabulary of a game for building positions. */
export interface PositionWords {
  readonly Colour: string
  readonly Engineer: string
  readonly Marker: string
  readonly Preference: string
  readonly Round: 1 | 2 | 3
  readonly Step: object
  readonly Given: GivenSeat<string, string>
  readonly State: { actor: Seat; phase: string; steps: object[] }
  /** A car of a test position. */
  readonly Car: { readonly price?: number | undefined }
}

/** A buyer of the row; `price+2` has a marker +2 on it. */
export type BuyerText<Preference extends string> = Preference | `${Preference}+${2 | 4}`

/** A test position in the terms of both games. */
export abstract class PositionBuilder<Words extends PositionWords> {
  protected readonly seats: number
  protected readonly givenSeats: readonly Words['Given'][]
  protected givenRound: Words['Round']
  protected givenChain: (Seat | string)[] | undefined
  protected givenBuyers: readonly BuyerText<Words['Preference']>[] = []
  protected givenPrices: readonly number[] | undefined
  protected givenCars: { readonly owner: Seat; readonly text: Words['Car'] }[] = []
  protected moment: (state: Words['State']) => void = () => {}
  readonly #names: Names<Words['Colour']>

  constructor(names: Names<Words['Colour']>, firstRound: Words['Round'], givenSeats: readonly Words['Given'][]) {
    this.#names = names
    this.seats = givenSeats.length
    this.givenRound = firstRound
    this.givenSeats = givenSeats
  }

  round(round: Words['Round']): this {
    this.givenRound = round
    return this
  }

  /** The chain from the rear on. Omitted tiles are at its front in id order. */
  chain(text: string): this {
    this.givenChain = this.#names.readChain(text)
    return this
  }

  supply(colour: Words['Colour'], workers: number): this {
    this.of(colour).supply = workers
    return this
  }

  canteen(colour: Words['Colour'], workers: number): this {
    this.of(colour).canteen = workers
    return this
  }

  workshop(colour: Words['Colour'], ...parts: readonly Part[]): this {
    this.of(colour).workshops = parts
    return this
  }

  /** Engineers with all their markers that are not on the table already. */
  engineers(colour: Words['Colour'], ...engineers: readonly Words['Engineer'][]): this {
    this.of(colour).engineers.push(...engineers)
    return this
  }

  /** The markers of engineers that a seat has left, if not all of them. */
  markers(colour: Words['Colour'], ...markers: readonly Words['Marker'][]): this {
    this.of(colour).markers = markers
    return this
  }

  /** A race car on a space of the circuit; 0 is outside of it. */
  raceCar(colour: Words['Colour'], space: number, laps = 0): this {
    Object.assign(this.of(colour), { space, laps })
    return this
  }

  /** The row of active buyers. The seats that placed them have taken the money beside their stacks. */
  buyers(...buyers: readonly BuyerText<Words['Preference']>[]): this {
    this.givenBuyers = buyers
    return this
  }

  /** Adds plain cars up to this number; they belong to these colours in turn, or to all but the first. */
  cars(count: number, ...owners: readonly Words['Colour'][]): this {
    const from = owners.length > 0 ? owners : this.#names.colours.slice(1, this.seats)
    for (let i = 0; this.givenCars.length < count; i++) this.plainCar(from[i % from.length]!)
    return this
  }

  protected abstract plainCar(colour: Words['Colour']): void

  /** Prices that can be chosen, if not all that no car carries. */
  prices(...prices: readonly number[]): this {
    this.givenPrices = prices
    return this
  }

  /** Any other moment, given as its step stack. */
  steps(colour: Words['Colour'], ...steps: readonly Words['Step'][]): this {
    return this.at((state) => {
      state.actor = this.#names.seatOf(colour)
      state.steps = steps.slice()
    })
  }

  protected of(colour: Words['Colour']): Words['Given'] {
    const text = this.givenSeats[this.#names.seatOf(colour)]
    if (!text) throw new RangeError(`Nobody plays ${colour} at this table.`)
    return text
  }

  protected at(moment: (state: Words['State']) => void): this {
    this.moment = moment
    return this
  }

  /** The given chain, or the seats in order, followed by the tiles that are not in it. */
  protected layChain(tiles: readonly string[]): (Seat | string)[] {
    const text: readonly (Seat | string)[] = this.givenChain ?? seatsOf(this.seats)
    const found = text.filter((element) => typeof element === 'number')
    if (found.toSorted((a, b) => a - b).join() !== seatsOf(this.seats).join())
      throw new RangeError('Each seat is in the chain once.')
    return [...text, ...tiles.filter((tile) => !text.includes(tile))]
  }

  /** Each car with its owner and price; those without a given price have the highest ones left. */
  protected pricedCars(
    prices: readonly number[],
  ): { readonly owner: Seat; readonly text: Words['Car']; readonly price: number }[] {
    const free = prices.filter((price) => !this.givenCars.some(({ text }) => text.price === price))
    return this.givenCars.map(({ owner, text }) => {
      const price = text.price ?? free.pop()
      if (price === undefined || !prices.includes(price))
        throw new RangeError(`Round ${this.givenRound} has no price ${price}.`)
      return { owner, text, price }
    })
  }

  /** The given prices, or those that no car has. */
  protected pricesLeft(prices: readonly number[], market: readonly { readonly price: number }[]): number[] {
    return this.givenPrices?.slice() ?? prices.filter((price) => !market.some((car) => car.price === price))
  }

  /**
   * Places the given buyers. The money beside a stack grows with the rounds, and the seat that placed a buyer has taken
   * it.
   */
  protected layBuyers(
    stacks: Record<Words['Preference'], number>,
    beside: Record<Words['Preference'], number>,
    perRound: Readonly<Record<Words['Preference'], number>>,
    place: (preference: Words['Preference'], plus: string | undefined) => void,
  ): void {
    for (const preference of Object.keys(perRound) as Words['Preference'][])
      beside[preference] = perRound[preference] * this.givenRound
    for (const text of this.givenBuyers) {
      const [preference, plus] = text.split('+') as [Words['Preference'], string | undefined]
      place(preference, plus)
      beside[preference] = 0
      if (--stacks[preference] < 0) throw new RangeError(`The box holds fewer ${preference} buyers.`)
    }
  }

  /** The free workers of a seat; by default four of them are in the canteen. */
  protected layWorkers(
    { supply: givenSupply, canteen: givenCanteen }: Pick<Words['Given'], 'supply' | 'canteen'>,
    seat: Seat,
    free: number,
  ): { readonly supply: number; readonly canteen: number } {
    const canteen = givenCanteen ?? (givenSupply === undefined ? Math.min(4, free) : free - givenSupply)
    const supply = givenSupply ?? free - canteen
    if (canteen < 0 || supply < 0 || canteen + supply > free) {
      const colour = this.#names.colours[seat]
      throw new RangeError(`${colour} has only ${free} workers for supply ${supply} and canteen ${canteen}.`)
    }
    return { supply, canteen }
  }

  /** What both editions have at a seat. */
  protected layCommon(text: Words['Given']): { workshops: Workshop[]; raceCar: RaceCar } {
    if (text.workshops.length > 3) throw new RangeError('There are three workshops.')
    return {
      workshops: [0, 1, 2].map((i) => (text.workshops[i] ? { ...text.workshops[i] } : null)),
      raceCar: { space: text.space, laps: text.laps },
    }
  }
}

interface Names<Colour> {
  readonly colours: readonly Colour[]
  seatOf(this: void, colour: Colour): Seat
  readChain(this: void, text: string): (Seat | string)[]
}
