import { useLanguage } from '../../../platform/i18n/language.ts'
import { ownVoices } from '../../../platform/i18n/own-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { readBoxError } from './read-error.ts'

const voices = ownVoices({ en, de })

/** Says a complaint of a checker in the reader's language, with the game's own names of what the tables have. */
export function useBoxErrorMessages(name: (entry: string) => string): (problem: string) => string {
  const t = voices[useLanguage()]
  return (problem) => {
    const read = readBoxError(problem)
    if (!read) return problem
    const values: Record<string, string> = {}
    for (const [key, value] of Object.entries(read.values)) values[key] = key === 'game' ? value : name(value)
    return t(read.id, values)
  }
}
