import { beforeLanguageChange, useLanguage, wantedLanguage } from './language.ts'
import { createMessageFormatter, type Language, type MessageFormatter } from './translate.ts'

type CatalogueOf<Message extends string> = Readonly<Record<Message, string>>
type Formatters<Message extends string> = Readonly<Record<Language, MessageFormatter<Message>>>

/** Formatters for a part of the client with its own catalogue, one per language. */
export function ownFormatters<Message extends string>(
  catalogues: Readonly<Record<Language, CatalogueOf<Message>>>,
): Formatters<Message> {
  return { en: createMessageFormatter(catalogues, 'en'), de: createMessageFormatter(catalogues, 'de') }
}

export function ownMessages<Message extends string>(
  catalogues: Readonly<Record<Language, CatalogueOf<Message>>>,
): () => MessageFormatter<Message> {
  return wordsBy(ownFormatters(catalogues))
}

/**
 * For catalogues of the table: German is fetched only for those who read it. Modules await it at the top level, so that
 * nothing is shown in English first.
 */
export async function fetchFormatters<Message extends string>(
  en: CatalogueOf<Message>,
  fetchGerman: () => Promise<CatalogueOf<Message>>,
): Promise<Formatters<Message>> {
  const formatters = { en: createMessageFormatter({ en }, 'en'), de: createMessageFormatter({ en }, 'de') }

  async function prepare(language: Language): Promise<void> {
    if (language !== 'de') return
    try {
      formatters.de = createMessageFormatter({ en, de: await fetchGerman() }, 'de')
    } catch {
      // Falls back to English.
    }
  }

  beforeLanguageChange(prepare)
  await prepare(wantedLanguage())
  return formatters
}

export async function fetchedWords<Message extends string>(
  en: CatalogueOf<Message>,
  fetchGerman: () => Promise<CatalogueOf<Message>>,
): Promise<() => MessageFormatter<Message>> {
  return wordsBy(await fetchFormatters(en, fetchGerman))
}

function wordsBy<Message extends string>(formatters: Formatters<Message>): () => MessageFormatter<Message> {
  return function useOwnWords() {
    return formatters[useLanguage()]
  }
}
