import type { Question, Refereeing } from '@carriage/kernel/referee'
import type { RefereedChain } from './chain.ts'
import { oneOfEach } from './pieces.ts'

/** The parts of a refereed table that both editions have. */
export abstract class FamilyTable<
  Box,
  Options,
  Luck,
  Section extends string,
  Car extends { readonly owner: number; readonly price: number },
  Position extends object,
> {
  round = 1
  actor = 0
  chain: RefereedChain = []
  prices: number[] = []
  market: Car[] = []
  readonly seats: number
  readonly box: Box
  readonly options: Options
  readonly luck: Luck
  #sections: Section[] = []

  constructor(seats: number, box: Box, options: Options, luck: Luck) {
    this.seats = seats
    this.box = box
    this.options = options
    this.luck = luck
  }

  /** The fields compared after every move. */
  abstract position(): Position

  /** A piece that was created or lost; undefined if all is well. */
  abstract lostPieces(): string | undefined

  /** Records that a section of the book is applied. */
  apply(section: Section): void {
    this.#sections.push(section)
  }

  /** The sections applied since the last call. */
  applied(): Section[] {
    return this.#sections.splice(0)
  }

  carAt(price: number): Car {
    return given(
      this.market.find((car) => car.price === price),
      `a car at ${price}`,
    )
  }

  carsOf(seat: number): Car[] {
    return this.market.filter(({ owner }) => owner === seat)
  }

  /** Asks a seat for one of these moves. */
  *ask<Asked extends object>(seat: number, moves: readonly Asked[]): Refereeing<Position, Asked> {
    this.actor = seat
    const position = () => this.position()
    const question: Question<Position> = {
      over: false,
      seat,
      moves: oneOfEach(moves),
      sections: this.applied(),
      lost: this.lostPieces(),
      get position() {
        return position()
      },
    }
    return (yield question) as Asked
  }
}

export function given<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new RangeError(`Unknown piece ${what}.`)
  return value
}
