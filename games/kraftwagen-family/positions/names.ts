import type { Seat } from '@carriage/kernel'
import type { Part } from '../workshops.ts'

export function body(value: number): Part {
  return { kind: 'body', value }
}

export function engine(value: number): Part {
  return { kind: 'engine', value }
}

/** Seats by the colours of a game, which are given in the order of the seats, and chains written with their first letters. */
export function namesOf<const Colour extends string>(colours: readonly Colour[]) {
  function seatOf(colour: Colour): Seat {
    return colours.indexOf(colour) as Seat
  }

  function colourOf(seat: Seat): Colour {
    return colours[seat]!
  }

  /** Reads a chain as the rules write it, rear first: `r T5 b T1`. */
  function readChain(text: string): (Seat | string)[] {
    return text
      .trim()
      .split(/\s+/)
      .map((word) => {
        const colour = colours.find((name) => name[0] === word)
        return colour ? seatOf(colour) : word
      })
  }

  function writeChain(chain: readonly (Seat | string)[]): string {
    return chain.map((element) => (typeof element === 'number' ? colourOf(element)[0] : element)).join(' ')
  }

  return { seatOf, colourOf, readChain, writeChain }
}
