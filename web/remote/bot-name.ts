import { sayNow } from '../words/house.ts'

/** A bot is called by the letter on its badge. */
export function botName(seat: number): string {
  return sayNow('bot.name', { letter: String.fromCharCode(65 + seat) })
}
