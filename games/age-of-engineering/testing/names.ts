import type { Seat } from '@carriage/kernel'
import type { Part } from '@carriage/motorworks'

/** Seats by the colour of their company, in the order of the seats. */
export const colours = ['purple', 'yellow', 'orange', 'blue'] as const
export type Colour = (typeof colours)[number]

export function seatOf(colour: Colour): Seat {
  return colours.indexOf(colour) as Seat
}

export function colourOf(seat: Seat): Colour {
  return colours.find((colour) => seatOf(colour) === seat)!
}

export function body(value: number): Part {
  return { kind: 'body', value }
}

export function engine(value: number): Part {
  return { kind: 'engine', value }
}

/** Reads a chain as the rules write it, rear first: `p T5 y T1`. Company markers are the first letters of their colours. */
export function readChain(text: string): (Seat | string)[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const colour = colours.find((name) => name[0] === word)
      return colour ? seatOf(colour) : word
    })
}

export function writeChain(chain: readonly (Seat | string)[]): string {
  return chain.map((element) => (typeof element === 'number' ? colourOf(element)[0] : element)).join(' ')
}
