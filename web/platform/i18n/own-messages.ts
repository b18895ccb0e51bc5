import { beforeLanguageChange, useLanguage, wantedLanguage } from './language.ts'
import { createMessageFormatter, type Language, type MessageFormatter } from './translate.ts'

type CatalogueOf<Message extends string> = Readonly<Record<Message, string>>
type Voices<Message extends string> = Readonly<Record<Language, MessageFormatter<Message>>>

/** The voice of a part of the client that has messages of its own, in each language. */
export function ownVoices<Message extends string>(
  catalogues: Readonly<Record<Language, CatalogueOf<Message>>>,
): Voices<Message> {
  return { en: createMessageFormatter(catalogues, 'en'), de: createMessageFormatter(catalogues, 'de') }
}

/** A hook that says such messages in the reader's language. */
export function ownMessages<Message extends string>(
  catalogues: Readonly<Record<Language, CatalogueOf<Message>>>,
): () => MessageFormatter<Message> {
  return wordsBy(ownVoices(catalogues))
}

/**
 * The same for what comes with a table, where only those who read German fetch it. A module waits for it at its top, so that
 * nothing is drawn in English first.
 */
export async function fetchedVoices<Message extends string>(
  en: CatalogueOf<Message>,
  fetchGerman: () => Promise<CatalogueOf<Message>>,
): Promise<Voices<Message>> {
  const voices = { en: createMessageFormatter({ en }, 'en'), de: createMessageFormatter({ en }, 'de') }

  async function prepare(language: Language): Promise<void> {
    if (language !== 'de') return
    try {
      voices.de = createMessageFormatter({ en, de: await fetchGerman() }, 'de')
    } catch {
      // What cannot be fetched is said in English.
    }
  }

  beforeLanguageChange(prepare)
  await prepare(wantedLanguage())
  return voices
}

export async function fetchedWords<Message extends string>(
  en: CatalogueOf<Message>,
  fetchGerman: () => Promise<CatalogueOf<Message>>,
): Promise<() => MessageFormatter<Message>> {
  return wordsBy(await fetchedVoices(en, fetchGerman))
}

function wordsBy<Message extends string>(voices: Voices<Message>): () => MessageFormatter<Message> {
  return function useOwnWords() {
    return voices[useLanguage()]
  }
}
