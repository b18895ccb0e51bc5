import { create } from 'zustand'
import { en, type MessageId } from './en.ts'
import { type Language, type Values, type Voice, voiceOf } from './speak.ts'

export type { MessageId }
export type Say = Voice<MessageId>

/** Catalogues beside English arrive when somebody reads that language. */
const catalogues: Readonly<Record<Language, () => Promise<Readonly<Record<MessageId, string>>>>> = {
  en: () => Promise.resolve(en),
  de: async () => (await import('./de.ts')).de,
}

interface HouseVoice {
  readonly language: Language
  readonly say: Say
}

const useVoice = create<HouseVoice>()(() => ({ language: 'en', say: voiceOf({ en }, 'en') }))

export async function speakIn(language: Language): Promise<void> {
  const catalogue = await catalogues[language]()
  useVoice.setState({ language, say: voiceOf({ en, [language]: catalogue }, language) })
}

/** Says a message of the house in the reader's language. */
export function useSay(): Say {
  return useVoice(({ say }) => say)
}

export function useLanguage(): Language {
  return useVoice(({ language }) => language)
}

export function sayNow(id: MessageId, values?: Values): string {
  return useVoice.getState().say(id, values)
}
