import { mostSeats } from './position.ts'

/*
 * The market as numbers, so that thousands of sales can be simulated in the time of one: a judgement needs them
 * constantly. The rules decide in `planSales` of each game; the ids cite the rules implemented here a second time, and
 * each game has a `fast-market.test.ts` that compares the two.
 */

const mostCars = 10
/** What a buyer wants: body, engine, luxury (also called prestige) or a low price. */
export const preferenceCount = 4
const byPrice = 3
/** How often each car can still be sold, three bits for each. */
const bits = 3
const mostSales = 7

/** A car that a seat could place. */
export interface PlaceableCar {
  owner: number
  body: number
  engine: number
  /** What its crew counts for. */
  luxury: number
  price: number
}

/** Buys after all buyers, the cheapest car that fits: AE-10.32, AE-7.12. */
export interface LastBuyer {
  /** The preference that he looks at; −1 if he looks at the owner only. */
  readonly kind: number
  readonly least: number
  /** The seats whose cars he would take, one bit for each. */
  readonly owners: number
}

export class FastMarket {
  #cars = 0
  readonly #appeal = new Int32Array(mostCars * preferenceCount)
  readonly #price = new Int32Array(mostCars)
  readonly #owner = new Int32Array(mostCars)
  #stock = 0
  /** How often a price buyer pays, by seat. */
  readonly #times = new Int32Array(mostSeats)
  readonly #row: number[] = []
  readonly #bonus: number[] = []
  readonly #investors: LastBuyer[] = []
  /** For each way in which the row may fill up, the buyers still to come. */
  readonly #futures: number[][] = [[], [], [], []]
  #slots = 0
  /** What each seat is paid: by the buyers who are there, and on average when the row is full. */
  readonly sure = new Float64Array(mostSeats)
  readonly mixed = new Float64Array(mostSeats)
  /** What one more buyer of each kind would pay to each seat after those of the row, kind after kind. */
  readonly oneMore = new Float64Array(preferenceCount * mostSeats)
  /** How many buyers of each kind wait in the stacks. */
  readonly #stacks = new Int32Array(preferenceCount)
  /** What can still be sold after the last `sell`. */
  #left = 0

  /** Removes all buyers. */
  clear(): void {
    this.#cars = 0
    this.#stock = 0
    this.#row.length = 0
    this.#bonus.length = 0
    this.#investors.length = 0
    this.#slots = 0
  }

  payTimes(seat: number, times: number): void {
    this.#times[seat] = times
  }

  addBuyer(kind: number, bonus: number): void {
    this.#row.push(kind)
    this.#bonus.push(bonus)
  }

  withdrawBuyer(): void {
    this.#row.pop()
    this.#bonus.pop()
  }

  /** Puts a bonus beside a buyer, until it is taken away with the same amount below zero. */
  addBonus(buyer: number, bonus: number): void {
    this.#bonus[buyer] = (this.#bonus[buyer] ?? 0) + bonus
  }

  addInvestor(investor: LastBuyer): void {
    this.#investors.push(investor)
  }

  withdrawInvestor(): void {
    this.#investors.pop()
  }

  /** The row will fill up to this many buyers, from stacks of these heights. */
  predict(rowSpaces: number, stacks: readonly number[]): void {
    this.#slots = Math.max(0, rowSpaces - this.#row.length)
    for (let kind = 0; kind < preferenceCount; kind++) this.#stacks[kind] = stacks[kind] ?? 0
    for (let first = 0; first < preferenceCount; first++) this.#foreseeFrom(first, stacks)
  }

  /** The four kinds come in turn, each future beginning with another. */
  #foreseeFrom(first: number, stacks: readonly number[]): void {
    const future = this.#futures[first]
    if (!future) return
    future.length = 0
    for (let k = 0; k < 2 * preferenceCount && future.length < this.#slots; k++) {
      const kind = (first + k) & 3
      if ((stacks[kind] ?? 0) > (k < preferenceCount ? 0 : 1)) future.push(kind)
    }
  }

  /** Puts a car beside the others; the last one until `withdraw`. */
  place({ owner, body, engine, luxury, price }: PlaceableCar, sales = 1): void {
    const at = this.#cars++
    const appeal = this.#appeal
    appeal[at * preferenceCount] = body
    appeal[at * preferenceCount + 1] = engine
    appeal[at * preferenceCount + 2] = luxury
    appeal[at * preferenceCount + byPrice] = -price
    this.#price[at] = price
    this.#owner[at] = owner
    this.#stock |= Math.min(sales, mostSales) << (bits * at)
  }

  withdraw(): void {
    this.#cars--
    this.#stock &= ~(mostSales << (bits * this.#cars))
  }

  /** Lets a car be sold once more, or with −1 once less. */
  restock(car: number, by: 1 | -1): void {
    this.#stock += by * (1 << (bits * car))
  }

  /** Lets the customers buy; the results lie in `sure` and `mixed`. */
  sell(): void {
    const { sure, mixed } = this
    // KW-9.11, AE-10.11 in the order of their spaces. Loops, since copying four numbers by `fill` and `set` costs more than selling the cars.
    for (let seat = 0; seat < mostSeats; seat++) sure[seat] = 0
    let stock = this.#stock
    for (let i = 0; i < this.#row.length; i++) stock = this.#buy(this.#row[i] ?? 0, this.#bonus[i] ?? 0, stock, sure, 1)
    for (let seat = 0; seat < mostSeats; seat++) mixed[seat] = sure[seat] ?? 0
    this.#left = stock
    const investors = this.#investors.length > 0
    if (investors) this.#invest(stock, sure, 1)
    if (this.#slots === 0 || this.#cars === 0) {
      if (investors) for (let seat = 0; seat < mostSeats; seat++) mixed[seat] = sure[seat] ?? 0
      return
    }
    for (const future of this.#futures) {
      let left = stock
      for (let i = 0; i < future.length; i++) left = this.#buy(future[i] ?? 0, 0, left, mixed, 0.25)
      if (investors) this.#invest(left, mixed, 0.25)
    }
  }

  /** Fills `oneMore`, from what the last `sell` has left. */
  sellOneMore(): void {
    for (let kind = 0; kind < preferenceCount; kind++) {
      const from = kind * mostSeats
      for (let seat = 0; seat < mostSeats; seat++) this.oneMore[from + seat] = 0
      if ((this.#stacks[kind] ?? 0) === 0) continue
      const car = this.#choose(kind, this.#left)
      if (car >= 0) this.oneMore[from + (this.#owner[car] ?? 0)] = this.#payFor(car, kind)
    }
  }

  /** The number of cars on the market. */
  get cars(): number {
    return this.#cars
  }

  ownerOf(car: number): number {
    return this.#owner[car] ?? 0
  }

  priceOf(car: number): number {
    return this.#price[car] ?? 0
  }

  /** How a car appeals to buyers of a kind. */
  appealOf(car: number, kind: number): number {
    return this.#appeal[car * preferenceCount + kind] ?? 0
  }

  /** Whether the buyers of the row have left the car, in the last `sell`. */
  isLeft(car: number): boolean {
    return ((this.#left >> (bits * car)) & mostSales) !== 0
  }

  /** One buyer takes the car that suits him best, or none: KW-9.21, AE-10.26. Gives what can be sold then: KW-9.12, AE-10.22. */
  #buy(kind: number, bonus: number, stock: number, paid: Float64Array, share: number): number {
    const best = this.#choose(kind, stock)
    if (best < 0) return stock
    const seat = this.#owner[best] ?? 0
    paid[seat] = (paid[seat] ?? 0) + share * (this.#payFor(best, kind) + bonus) // KW-9.24, AE-10.21 the bonus once
    return stock - (1 << (bits * best))
  }

  /**
   * The car that suits a buyer best (KW-9.13 to KW-9.16, AE-10.12 to AE-10.15), among equals the cheapest (KW-9.18, AE-10.16),
   * whatever it has (KW-9.20); −1 if none is left.
   */
  #choose(kind: number, stock: number): number {
    const appeal = this.#appeal
    const prices = this.#price
    let best = -1
    let most = 0
    let cheapest = 0
    for (let car = 0; car < this.#cars; car++) {
      if (((stock >> (bits * car)) & mostSales) === 0) continue
      const value = appeal[car * preferenceCount + kind] ?? 0
      const price = prices[car] ?? 0
      if (best >= 0 && (value < most || (value === most && price >= cheapest))) continue
      best = car
      most = value
      cheapest = price
    }
    return best
  }

  /** KW-9.22, AE-10.18; a price buyer pays more than once: KW-9.23, AE-10.19. */
  #payFor(car: number, kind: number): number {
    const times = kind === byPrice ? (this.#times[this.#owner[car] ?? 0] ?? 2) : 1
    return (this.#price[car] ?? 0) * times
  }

  #invest(stock: number, paid: Float64Array, share: number): void {
    let left = stock
    for (const investor of this.#investors) {
      let best = -1
      for (let car = 0; car < this.#cars; car++) {
        if (((left >> (bits * car)) & mostSales) === 0 || !this.#suits(investor, car)) continue
        if (best < 0 || (this.#price[car] ?? 0) < (this.#price[best] ?? 0)) best = car
      }
      if (best < 0) continue
      const seat = this.#owner[best] ?? 0
      paid[seat] = (paid[seat] ?? 0) + share * (this.#price[best] ?? 0)
      left -= 1 << (bits * best)
    }
  }

  #suits({ kind, least, owners }: LastBuyer, car: number): boolean {
    if (((owners >> (this.#owner[car] ?? 0)) & 1) === 0) return false
    return kind < 0 || (this.#appeal[car * preferenceCount + kind] ?? 0) >= least
  }
}
