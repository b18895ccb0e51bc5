import { useLanguage } from '../../../platform/i18n/language.ts'
import { ownFormatters } from '../../../platform/i18n/own-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { readBoxError } from './read-error.ts'

const formatters = ownFormatters({ en, de })

/** Translates a message of a checker, with the game's own names of the entries. */
export function useBoxErrorMessages(name: (entry: string) => string): (problem: string) => string {
  const t = formatters[useLanguage()]
  return (problem) => {
    const read = readBoxError(problem)
    if (!read) return problem
    const values: Record<string, string> = {}
    for (const [key, value] of Object.entries(read.values)) values[key] = key === 'game' ? value : name(value)
    return t(read.id, values)
  }
}
