import { type Seat, seatsOf } from '@carriage/kernel'
import type { Part } from '../workshops.ts'

/** What a position of either game says of one seat; what is not said is plain. */
export interface SaidOfSeat<Engineer, Marker> {
  supply?: number
  canteen?: number
  workshops: readonly Part[]
  engineers: Engineer[]
  markers?: readonly Marker[]
  space: number
  laps: number
}

/** The words of a game that a position is said in. */
export interface PositionWords {
  readonly Colour: string
  readonly Engineer: string
  readonly Marker: string
  readonly Preference: string
  readonly Round: number
  readonly Step: object
  readonly Said: SaidOfSeat<string, string>
  readonly State: { actor: Seat; steps: object[] }
}

/** A buyer of the row; `price+2` has a marker +2 on it. */
export type BuyerText<Preference extends string> = Preference | `${Preference}+${2 | 4}`

/** What is said of a position in both games. */
export abstract class SaidPosition<Words extends PositionWords> {
  protected readonly seats: number
  protected readonly saidSeats: readonly Words['Said'][]
  protected saidRound: Words['Round']
  protected saidChain: (Seat | string)[] | undefined
  protected saidBuyers: readonly BuyerText<Words['Preference']>[] = []
  protected saidPrices: readonly number[] | undefined
  protected moment: (state: Words['State']) => void = () => {}
  readonly #names: Names<Words['Colour']>

  constructor(names: Names<Words['Colour']>, firstRound: Words['Round'], saidSeats: readonly Words['Said'][]) {
    this.#names = names
    this.seats = saidSeats.length
    this.saidRound = firstRound
    this.saidSeats = saidSeats
  }

  round(round: Words['Round']): this {
    this.saidRound = round
    return this
  }

  /** The chain from the rear on. Tiles left out lie at its front in the order of their ids. */
  chain(text: string): this {
    this.saidChain = this.#names.readChain(text)
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

  /** The row of active buyers. The seats that brought them have taken what lay beside their stacks. */
  buyers(...buyers: readonly BuyerText<Words['Preference']>[]): this {
    this.saidBuyers = buyers
    return this
  }

  /** Prices that can be chosen, if not all that no car carries. */
  prices(...prices: readonly number[]): this {
    this.saidPrices = prices
    return this
  }

  /** Any other moment, said as the steps that are under way. */
  steps(colour: Words['Colour'], ...steps: readonly Words['Step'][]): this {
    return this.at((state) => {
      state.actor = this.#names.seatOf(colour)
      state.steps = steps.slice()
    })
  }

  protected of(colour: Words['Colour']): Words['Said'] {
    const said = this.saidSeats[this.#names.seatOf(colour)]
    if (!said) throw new RangeError(`Nobody plays ${colour} at this table.`)
    return said
  }

  protected at(moment: (state: Words['State']) => void): this {
    this.moment = moment
    return this
  }

  /** Throws unless each seat is in the chain once. */
  protected checkSeats(chain: readonly (Seat | string)[]): void {
    const found = chain.filter((element) => typeof element === 'number')
    if (found.toSorted((a, b) => a - b).join() !== seatsOf(this.seats).join())
      throw new RangeError('Each seat is in the chain once.')
  }

  /** The prices of cars of which some are said; the others have the highest ones left. */
  protected pricesOf(cars: readonly { readonly price?: number | undefined }[], prices: readonly number[]): number[] {
    const free = prices.filter((price) => !cars.some((car) => car.price === price))
    return cars.map((car) => {
      const price = car.price ?? free.pop()
      if (price === undefined || !prices.includes(price))
        throw new RangeError(`Round ${this.saidRound} has no price ${price}.`)
      return price
    })
  }
}

interface Names<Colour> {
  seatOf(this: void, colour: Colour): Seat
  readChain(this: void, text: string): (Seat | string)[]
}
