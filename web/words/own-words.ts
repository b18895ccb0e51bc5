import { useLanguage } from './house.ts'
import { type Language, type Voice, voiceIn } from './speak.ts'

/** The voice of a part of the client that has messages of its own, in each language. */
export function ownVoices<Message extends string>(
  catalogues: Readonly<Record<Language, Readonly<Record<Message, string>>>>,
): Readonly<Record<Language, Voice<Message>>> {
  return { en: voiceIn(catalogues, 'en'), de: voiceIn(catalogues, 'de') }
}

/** A hook that says such messages in the reader's language. */
export function ownWords<Message extends string>(
  catalogues: Readonly<Record<Language, Readonly<Record<Message, string>>>>,
): () => Voice<Message> {
  const voices = ownVoices(catalogues)
  return function useOwnWords() {
    return voices[useLanguage()]
  }
}
