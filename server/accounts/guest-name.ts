import { randomInt } from 'node:crypto'

/** The name of a guest who gave none. It is stored, so it is the same for every reader. */
export function guestName(): string {
  return `Guest ${randomInt(1000, 10_000)}`
}
