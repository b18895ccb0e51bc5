import { type Car, type EngineerMarker, markerValue, type State, type Tables } from '@carriage/kraftwagen'
import type { Preference } from '@carriage/motorworks'

/*
 * The market as numbers, so that thousands of sales can be tried out in the time of one: a judgement asks for them all
 * the time. `showroom.test.ts` compares it with the sales of the rules.
 */

const mostCars = 10
const mostSeats = 4
const preferenceOrder: readonly Preference[] = ['body', 'engine', 'prestige', 'price']
const byPrice = 3

/** A car as somebody might place it. */
export interface Draft {
  owner: number
  body: number
  engine: number
  workers: number
  price: number
}

export class Showroom {
  #cars = 0
  readonly #appeal = new Int32Array(mostCars * 4)
  readonly #price = new Int32Array(mostCars)
  readonly #owner = new Int32Array(mostCars)
  /** How often a price buyer pays, by seat. */
  readonly #times = new Int32Array(mostSeats)
  readonly #row: number[] = []
  readonly #bonus: number[] = []
  /** For each way in which the row may fill up, the buyers still to come. */
  readonly #futures: number[][] = [[], [], [], []]
  #slots = 0
  /** What each seat is paid: by the buyers who are there, and on average when the row is full. */
  readonly sure = new Float64Array(mostSeats)
  readonly mixed = new Float64Array(mostSeats)

  /** Takes in the market and the buyers of a position. */
  open(state: State, tables: Tables, rowSpaces: number): void {
    this.#cars = 0
    for (const car of state.market) this.#add(car, car.engineerMarker, tables)
    for (let seat = 0; seat < state.players.length; seat++) {
      this.#times[seat] = state.players[seat]?.engineers.includes('opel') ? 3 : 2
    }
    this.#row.length = 0
    this.#bonus.length = 0
    for (const { preference, daimler } of state.activeBuyers) {
      this.#row.push(preferenceOrder.indexOf(preference))
      this.#bonus.push(daimler ? markerValue(tables, daimler) : 0)
    }
    this.#slots = Math.max(0, rowSpaces - this.#row.length)
    for (let first = 0; first < 4; first++) this.#foresee(first, state)
  }

  /** The four kinds come in turn, each future beginning with another. */
  #foresee(first: number, { stacks }: State): void {
    const future = this.#futures[first]
    if (!future) return
    future.length = 0
    for (let k = 0; k < 8 && future.length < this.#slots; k++) {
      const kind = (first + k) & 3
      const preference = preferenceOrder[kind]
      if (preference && stacks[preference] > (k < 4 ? 0 : 1)) future.push(kind)
    }
  }

  get cars(): number {
    return this.#cars
  }

  /** The most workers on a car of others. */
  prestigeOfRivals(seat: number): number {
    let most = 0
    for (let car = 0; car < this.#cars; car++) {
      const workers = this.#appeal[car * 4 + 2] ?? 0
      if (this.#owner[car] !== seat && workers > most) most = workers
    }
    return most
  }

  /** Puts a car beside the others until `withdraw`. */
  place(draft: Draft): void {
    const at = this.#cars++
    this.#write(at, draft.owner, draft.body, draft.engine, draft.workers, draft.price)
  }

  withdraw(): void {
    this.#cars--
  }

  #add({ owner, body, engine, workers, price }: Car, marker: EngineerMarker | null, tables: Tables): void {
    const raise = marker ? markerValue(tables, marker) : 0
    const onEngine = marker === 'horch1' || marker === 'horch2'
    this.#write(this.#cars++, owner, onEngine ? body : body + raise, onEngine ? engine + raise : engine, workers, price)
  }

  #write(at: number, owner: number, body: number, engine: number, workers: number, price: number): void {
    const appeal = this.#appeal
    appeal[at * 4] = body
    appeal[at * 4 + 1] = engine
    appeal[at * 4 + 2] = workers
    appeal[at * 4 + 3] = -price
    this.#price[at] = price
    this.#owner[at] = owner
  }

  /** Lets the buyers buy; the results lie in `sure` and `mixed`. */
  sell(): void {
    const { sure, mixed } = this
    // Loops, since copying four numbers by `fill` and `set` costs more than selling the cars.
    for (let seat = 0; seat < mostSeats; seat++) sure[seat] = 0
    let gone = 0
    for (let i = 0; i < this.#row.length; i++) gone = this.#buy(this.#row[i] ?? 0, this.#bonus[i] ?? 0, gone, sure, 1)
    for (let seat = 0; seat < mostSeats; seat++) mixed[seat] = sure[seat] ?? 0
    if (this.#slots === 0 || this.#cars === 0) return
    for (const future of this.#futures) {
      let left = gone
      for (let i = 0; i < future.length; i++) left = this.#buy(future[i] ?? 0, 0, left, mixed, 0.25)
    }
  }

  /** One buyer takes the car that suits him best, among equals the cheapest. Gives the cars that are gone. */
  #buy(kind: number, bonus: number, gone: number, paid: Float64Array, share: number): number {
    const appeal = this.#appeal
    const prices = this.#price
    let best = -1
    let most = 0
    let cheapest = 0
    for (let car = 0; car < this.#cars; car++) {
      if ((gone >> car) & 1) continue
      const value = appeal[car * 4 + kind] ?? 0
      const price = prices[car] ?? 0
      if (best >= 0 && (value < most || (value === most && price >= cheapest))) continue
      best = car
      most = value
      cheapest = price
    }
    if (best < 0) return gone
    const seat = this.#owner[best] ?? 0
    const times = kind === byPrice ? (this.#times[seat] ?? 2) : 1
    paid[seat] = (paid[seat] ?? 0) + share * (cheapest * times + bonus)
    return gone | (1 << best)
  }
}
