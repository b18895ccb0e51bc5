import type { botLevels } from '@carriage/protocol/levels'
import { translateNow } from '../i18n/language.ts'

/** A bot is named by its level and the letter on its badge. */
export function botName(seat: number, level?: (typeof botLevels)[number]): string {
  const letter = String.fromCharCode(65 + seat)
  return level ? `${translateNow(`level.${level}`)} ${letter}` : translateNow('bot.name', { letter })
}

/** The name of a person; deleted accounts have none. */
export function personName(name: string | undefined): string {
  return name || translateNow('person.former')
}
