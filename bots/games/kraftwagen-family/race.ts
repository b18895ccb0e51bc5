import { mostSeats } from './position.ts'

const mostCars = mostSeats + 2

interface Prizes {
  readonly places: readonly number[]
  readonly laps: readonly number[]
  readonly furtherLap: number
}

/** The race as numbers: how far each car has come, and what its place and its laps would bring. */
export class Race {
  readonly #distances = new Float64Array(mostCars)
  readonly #speeds = new Float64Array(mostSeats)
  #seats = 0
  #cars = 0
  #lapSpaces = 1
  /** What each seat gets if no seat drives any more, if it alone drives once more, and if all do. */
  readonly now = new Float64Array(mostSeats)
  readonly ifIDrive = new Float64Array(mostSeats)
  readonly ifAllDrive = new Float64Array(mostSeats)

  clear(lapSpaces: number): void {
    this.#seats = 0
    this.#cars = 0
    this.#lapSpaces = lapSpaces
  }

  /** The next seat: all the way that it has come, and how far it drives at once. */
  enter(distance: number, speed: number): void {
    this.#distances[this.#cars++] = distance
    this.#speeds[this.#seats++] = speed
  }

  /** The neutral car, after all seats. */
  park(space: number): void {
    this.#distances[this.#cars++] = space
  }

  run(prizes: Prizes): void {
    const distances = this.#distances
    for (let seat = 0; seat < this.#seats; seat++) {
      this.now[seat] = this.#prize(seat, prizes)
      const speed = this.#speeds[seat] ?? 0
      distances[seat] = (distances[seat] ?? 0) + speed
      this.ifIDrive[seat] = this.#prize(seat, prizes)
      distances[seat] = (distances[seat] ?? 0) - speed
    }
    for (let seat = 0; seat < this.#seats; seat++) distances[seat] = (distances[seat] ?? 0) + (this.#speeds[seat] ?? 0)
    for (let seat = 0; seat < this.#seats; seat++) this.ifAllDrive[seat] = this.#prize(seat, prizes)
  }

  #prize(seat: number, { places, laps, furtherLap }: Prizes): number {
    const own = this.#distances[seat] ?? 0
    if (own === 0) return 0
    let ahead = 0
    for (let other = 0; other < this.#cars; other++) {
      if (other !== seat && (this.#distances[other] ?? 0) > own) ahead++
    }
    const done = Math.floor((own - 1) / this.#lapSpaces)
    const listed = Math.min(done, laps.length - 1)
    return (places[ahead] ?? 0) + (laps[listed] ?? 0) + (done - listed) * furtherLap
  }
}
