import { randomInt } from 'node:crypto'
import { textIn } from '../notifications/kinds/index.ts'

/** The name of a guest who gave none. It is stored, so it is the same for every reader. */
export function guestName(): string {
  return textIn('en', 'guest', { number: `${randomInt(1000, 10_000)}` })
}
